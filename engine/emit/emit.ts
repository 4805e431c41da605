/** Everything of a brand that is not a page: plugins' files, bundle, public folders, images of the prose. */
import { pathInvalid, pluginFailed, pluginShape } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { hashOf } from '../store/hash.ts'
import { refusalOf } from '../paths/paths.ts'
import { inBatches } from '../disk/inBatches.ts'
import type { BundleFile } from '../renderer.ts'
import type { Disk, EmitContext, OutputFile, Plugin, Site } from '../types.ts'
import { bytesOf } from './bytesOf.ts'
import { createClaims, isNamedByContent } from './claims.ts'
import type { ManifestFile } from './manifest.ts'
import type { Output } from './output.ts'

export type EmitInput = {
  readonly bundleFiles: readonly BundleFile[]
  /** Project files to copy: file -> name in the output. */
  readonly assets: Readonly<Record<string, string>>
  readonly disk: Disk
  readonly output: Output
  /** What plugins are given: the brand and its pages among it. */
  readonly context: EmitContext
  /** One file that cannot be emitted hides no other, and a plugin that fails no other plugin. */
  onFailure(failure: EmitFailure): void
}

export type EmitFailure = {
  readonly error: SiteError
  /** Whose files they are, if a plugin's. */
  readonly plugin?: Plugin
  /** What is missing for that, as globs. */
  readonly unmade: readonly string[]
}

/** Writes or keeps each file; the result is the brand's part of the manifest, without its pages. */
export async function emit(input: EmitInput): Promise<Readonly<Record<string, ManifestFile>>> {
  const { disk, context } = input
  const { site, pages } = context
  const { claim, claimed } = createClaims()
  const entries: Record<string, ManifestFile> = {}

  async function attempt(about: Omit<EmitFailure, 'error'>, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      input.onFailure({ ...about, error })
    }
  }

  async function place(file: OutputFile, owner: string, immutable: boolean): Promise<void> {
    claim(file.path, owner)
    entries[file.path] = await writeOrKeep(input, file, immutable)
  }

  for (const { file, source, path } of pages) {
    // That two of them differ by case was told when they were routed.
    if ((claimed(file) ?? file) === file) claim(file, source ?? path)
  }
  for (const { path, from } of input.bundleFiles) {
    claim(path, 'the bundle')
    const { readFile } = await import('node:fs/promises')
    entries[path] = await writeOrKeep(input, { path, body: await readFile(from) }, true)
  }
  for (const [file, path] of Object.entries(input.assets)) {
    // Two files with one name and one content are one asset.
    if (claimed(path) === undefined) await place({ path, body: await disk.read(file) }, file, true)
  }
  await attempt({ unmade: ['**'] }, async () => {
    for (const [path, file] of await publicFiles(site, disk))
      await attempt({ unmade: [path] }, async () => {
        const refusal = refusalOf(path)
        if (refusal) throw pathInvalid(path, refusal, { file })
        await place({ path, body: await disk.read(file) }, file, false)
      })
  })
  for (const plugin of site.config.plugins) {
    if (!plugin.emit) continue
    await attempt({ plugin, unmade: plugin.emits ?? [] }, async () => {
      const files = await emitFiles(plugin, context)
      for (const { path } of files) claim(path, `plugin ${plugin.name}`)
      const made = await inBatches(files, (file) => writeOrKeep(input, file, isNamedByContent(file.path)))
      // In the plugin's order, not in the order in which they were written.
      for (const [index, entry] of made.entries()) entries[files[index]!.path] = entry
    })
  }
  return entries
}

/** Throws `plugin-failed`, `plugin-shape`, and what the plugin throws. */
export async function emitFiles({ name, emit: run }: Plugin, context: EmitContext): Promise<readonly OutputFile[]> {
  let files: readonly OutputFile[]
  try {
    files = await run!(context)
  } catch (error) {
    throw pluginFailed(name, 'emit', error, { root: context.site.config.root })
  }
  const problem = outputFilesProblem(files)
  if (problem) throw pluginShape(name, 'emit', problem)
  return files.map((file, index) =>
    typeof file.body === 'function' ? { ...file, body: () => lateBytes(name, file, index, context) } : file,
  )
}

/** What a body that is made late gives. Throws `plugin-failed` and `plugin-shape`. */
async function lateBytes(plugin: string, file: OutputFile, index: number, { site }: EmitContext): Promise<Uint8Array> {
  let bytes: unknown
  try {
    bytes = await bytesOf(file.body)
  } catch (error) {
    throw pluginFailed(plugin, 'emit', error, { root: site.config.root })
  }
  if (!(bytes instanceof Uint8Array))
    throw pluginShape(plugin, 'emit', `expected "[${index}].body" to give text or bytes, got ${typeof bytes}`)
  if (file.hash !== undefined && file.hash !== hashOf(bytes))
    throw pluginShape(plugin, 'emit', `expected "[${index}].hash" to be the SHA-256 of what the body gives`)
  return bytes
}

async function writeOrKeep(
  { context: { site }, output }: EmitInput,
  { path, body, hash, redirect }: OutputFile,
  isImmutable: boolean,
): Promise<ManifestFile> {
  const file = `${site.brand.id}/${path}`
  const before = output.previous?.brands[site.brand.id]?.files[path]
  const more = { ...(isImmutable && { immutable: true as const }), ...(redirect && { redirect }) }
  const isKnown = hash === undefined ? typeof body === 'function' : before?.hash === hash
  if (before && isKnown) {
    output.keep(file)
    return { hash: before.hash, size: before.size, ...more }
  }
  const bytes = await bytesOf(body)
  // That a late body gives what its hash says was looked at where it was made.
  const made = typeof body === 'function' && hash !== undefined ? hash : hashOf(bytes)
  const entry: ManifestFile = { hash: made, size: bytes.length, ...more }
  if (before?.hash === entry.hash) output.keep(file)
  else await output.write(file, bytes)
  return entry
}

/** Of the project, of the site's components, then of the brand. */
export const publicFolders = ({ config, brand }: Pick<Site, 'config' | 'brand'>): readonly string[] => [
  'public',
  `${config.folder}/public`,
  `${config.brandsFolder}/${brand.id}/public`,
]

/** The later folder wins. Name in the output -> project file. */
export async function publicFiles(
  site: Pick<Site, 'config' | 'brand'>,
  disk: Disk,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const folder of publicFolders(site)) {
    for (const file of await disk.list([`${folder}/**/*`, `${folder}/.well-known/**/*`]))
      files.set(file.slice(folder.length + 1), file)
  }
  return files
}

/** What is wrong, or undefined. */
function outputFilesProblem(files: unknown): string | undefined {
  if (!Array.isArray(files)) return `expected a list, got ${typeof files}`
  for (const [index, file] of files.entries()) {
    const { path, body, hash, redirect } = (file ?? {}) as Partial<Record<keyof OutputFile, unknown>>
    const field = (name: string) => `expected "[${index}].${name}" to be`
    if (typeof path !== 'string') return `${field('path')} text, got ${typeof path}`
    const reason = path.split('/').includes('') ? 'it has an empty part' : refusalOf(path)
    if (reason) return `${field('path')} a name below the output folder, got ${JSON.stringify(path)}: ${reason}`
    const isLate = typeof body === 'function'
    if (isLate && typeof hash !== 'string' && !(hash === undefined && isNamedByContent(path)))
      return `${field('hash')} text where the body is a function, got ${typeof hash}`
    if (!isLate && typeof body !== 'string' && !(body instanceof Uint8Array))
      return `${field('body')} text or bytes, got ${typeof body}`
    if (redirect !== undefined && typeof redirect !== 'string')
      return `${field('redirect')} text, got ${typeof redirect}`
    if (redirect !== undefined && !/^\/(?![/\\])/.test(redirect))
      return `${field('redirect')} a path of the site, got ${JSON.stringify(redirect)}`
  }
  return undefined
}
