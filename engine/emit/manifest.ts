/** The manifest of an output folder, as the build sees it. It is written last: a folder that has one was written by a build, and completely. */
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasForm, manifestName, type Manifest, type ManifestBrand, type ManifestFile } from '../serve/manifest.ts'

export { manifestName, type ManifestFile }

export type OutputManifest = Omit<Manifest, 'brands'> & {
  readonly brands: Readonly<
    Record<
      string,
      Required<Omit<ManifestBrand, 'files' | 'base' | 'trailingSlash'>> &
        Pick<ManifestBrand, 'base' | 'trailingSlash'> & { readonly files: Readonly<Record<string, ManifestFile>> }
    >
  >
}

/** Undefined where there is none, or one of another version or form. */
export const loadOutputManifest = async (folder: string): Promise<OutputManifest | undefined> =>
  (await readOutputManifest(folder))?.manifest

/** The same, and as it is written. */
export const readOutputManifest = (
  folder: string,
): Promise<{ readonly manifest: OutputManifest; readonly text: string } | undefined> =>
  ifReadable(async () => {
    const text = await readFile(join(folder, manifestName), 'utf8')
    const manifest = JSON.parse(text) as OutputManifest
    return manifest.version === 1 && hasForm(manifest) ? { manifest, text } : undefined
  })

/** Whether there is one, by how it begins and ends: that of a large site has megabytes. */
export const hasOutputManifest = async (folder: string): Promise<boolean> =>
  (await ifReadable(async () => {
    const file = await open(join(folder, manifestName))
    try {
      const ends = Buffer.alloc(beginning.length + 1)
      await file.read(ends, 0, beginning.length, 0)
      await file.read(ends, beginning.length, 1, (await file.stat()).size - 1)
      return ends.toString() === `${beginning}}`
    } finally {
      await file.close()
    }
  })) === true

/** A build writes the version first. */
const beginning = '{"version":1,'

async function ifReadable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    // It is there, and may be ours.
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error
    return undefined
  }
}
