/** The manifest of an output folder, as the build sees it. It is written last: a folder that has one was written by a build, and completely. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestName, type Manifest, type ManifestBrand, type ManifestFile } from '../serve/manifest.ts'

export { manifestName }

/** A page also names its locale, so that a narrowed run knows what to leave alone. */
export type OutputEntry = ManifestFile & { readonly locale?: string }

export type OutputManifest = Omit<Manifest, 'brands'> & {
  readonly brands: Readonly<
    Record<
      string,
      Required<Omit<ManifestBrand, 'files' | 'base' | 'trailingSlash'>> &
        Pick<ManifestBrand, 'base' | 'trailingSlash'> & { readonly files: Readonly<Record<string, OutputEntry>> }
    >
  >
}

/** Undefined where there is none, or one of another version. */
export const loadOutputManifest = async (folder: string): Promise<OutputManifest | undefined> =>
  (await readOutputManifest(folder))?.manifest

/** The same, and as it is written. */
export async function readOutputManifest(
  folder: string,
): Promise<{ readonly manifest: OutputManifest; readonly text: string } | undefined> {
  try {
    const text = await readFile(join(folder, manifestName), 'utf8')
    const manifest = JSON.parse(text) as OutputManifest
    return manifest.version === 1 ? { manifest, text } : undefined
  } catch (error) {
    // It is there, and may be ours.
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error
    return undefined
  }
}
