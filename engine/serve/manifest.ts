/** The list of files that a build wrote. Only listed files are served. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isObject } from '../errors/isObject.ts'
import { outputMissing } from '../errors/outputMessages.ts'
import { outputUnusable } from './messages.ts'

export type ManifestFile = {
  /** SHA-256 of the content, hex. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
  /** The name changes with the content, so that it may be cached without limit. */
  readonly immutable?: true
  /** A page that has moved: where to send visitors, as links write it. The file redirects, too, for hosts without redirects. */
  readonly redirect?: string
  /** Of a page: a narrowed run leaves those of other languages alone. */
  readonly locale?: string
}

export type ManifestBrand = {
  /** The brand shown at `localhost`. */
  readonly default: boolean
  /** Host names it is published under. */
  readonly hosts: readonly string[]
  /** Below which it lies there: `/docs`; empty at the root. Builds of earlier versions do not say it. */
  readonly base?: string
  /** How addresses of its pages end. Default: with a slash. */
  readonly trailingSlash?: 'always' | 'never' | undefined
  /** By path below the brand's folder: `docs/intro/index.html`. */
  readonly files: Readonly<Record<string, ManifestFile>>
  /** SHA-256, base64, of the inline scripts of its pages. */
  readonly scriptHashes?: readonly string[]
}

export type Manifest = {
  readonly version: 1
  readonly buildId: string
  readonly brands: Readonly<Record<string, ManifestBrand>>
  /** The default one first. */
  readonly locales: readonly string[]
}

export const manifestName = '.site-manifest.json'

/** `out` is absolute. Throws `SiteError` `output-missing` where there is none, or none that can be trusted. */
export async function loadManifest(out: string): Promise<Manifest> {
  const text = await readFile(join(out, manifestName), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const isMissing = cause.code === 'ENOENT' || cause.code === 'ENOTDIR'
    throw isMissing ? outputMissing(basename(out)) : outputUnusable(basename(out), 'cannot be read', cause)
  })
  return readManifest(text, basename(out))
}

function readManifest(text: string, folder: string): Manifest {
  let manifest: Partial<Manifest> | null
  try {
    manifest = JSON.parse(text)
  } catch (cause) {
    throw outputUnusable(folder, 'is cut off or is not JSON', cause)
  }
  if (manifest?.version !== 1) throw outputUnusable(folder, 'is of another version')
  if (!hasForm(manifest)) throw outputUnusable(folder, 'has not the form that builds give it')
  const brands = Object.entries(manifest.brands ?? {})
  if (!brands.length) throw outputUnusable(folder, 'names no brand')
  for (const [id, { files }] of brands) {
    if (!isSafe(id) || id.includes('/')) throw outputUnusable(folder, `names ${JSON.stringify(id)} as a brand`)
    const odd = Object.keys(files).find((file) => !isSafe(file))
    if (odd !== undefined) throw outputUnusable(folder, `lists ${JSON.stringify(odd)} as a file`)
  }
  // Checked as far as responses depend on it; the rest was written by the build.
  return manifest as Manifest
}

/** As far as it is read by name. */
export const hasForm = ({ brands = {} }: Partial<Manifest>): boolean =>
  isObject(brands) &&
  Object.values(brands).every(
    (brand) => isObject(brand) && isObject(brand.files) && Object.values(brand.files).every(isObject),
  )

/** Relative, without empty and dot segments, backslashes and control characters. */
const isSafe = (file: string): boolean => !/^$|^\/|\/$|\/\/|(^|\/)\.\.?(\/|$)|[\0-\x1f\x7f\\]/.test(file)
