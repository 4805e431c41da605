/** Source -> Document, by the plugin that claims it. Prose is left for `bodies.ts`; this stage stays cheap. */
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { hashAll } from '../hash.ts'
import { inBatches } from '../inBatches.ts'
import { addressOf } from '../paths.ts'
import { readSource } from '../source.ts'
import { getJson, type Store } from '../store/store.ts'
import type { Config, Diagnostic, Disk, Document, Plugin, Reading, Source } from '../types.ts'

type Claim = { readonly plugin: Plugin; readonly file: string }
type Known = Pick<Document, 'data' | 'imports'>
type Memo = Record<string, Known>

export type ReadInput = {
  readonly config: Config
  readonly disk: Disk
  readonly store: Store
  /** Identity of the code; part of the key of everything remembered. */
  readonly code: string
  /** Told of what is left out and does not stop the build. */
  readonly warn?: ((problem: Diagnostic) => void) | undefined
}

/**
 * All documents in the order of their claims. Throws every problem of every file at once.
 *
 * A text is let go as soon as its document is made: a thousand texts never stand in memory together.
 */
export async function read(
  claims: readonly Claim[],
  { config, disk, store, code, warn = () => {} }: ReadInput,
): Promise<readonly Document[]> {
  const memoKey = hashAll(['documents', code, String(config.production)])
  const before = getJson<Memo>(store, 'read', memoKey) ?? {}
  const after: Memo = {}
  const problems: Diagnostic[] = []
  const documents: Document[] = []

  const all = await inBatches(claims, async ({ plugin, file }) => {
    const found: Diagnostic[] = []
    const source = await sourceOf(file, disk, found)
    if (!source) return { found }
    const key = `${plugin.name} ${file} ${source.hash}`
    const known = before[key] ?? (await readKnown(plugin, source, config, found))
    return { found, made: known && { key, known, document: asDocument(plugin, source, known, config) } }
  })
  for (const { found, made } of all) {
    for (const problem of found) {
      if (problem.code === 'link-dangling') warn({ ...problem, severity: 'warning' })
      else problems.push(problem)
    }
    if (!made) continue
    after[made.key] = made.known
    documents.push(made.document)
  }

  if (problems.length) throw SiteError.from(problems)
  if (Object.keys(after).some((key) => !(key in before)) || Object.keys(before).length !== documents.length) {
    store.put('read', memoKey, JSON.stringify(after))
  }
  return documents
}

/** One file, not remembered; for the dev server. Throws `SiteError`. */
export async function readOne(plugin: Plugin, source: Source, config: Config): Promise<Document> {
  const problems: Diagnostic[] = []
  const known = await readKnown(plugin, source, config, problems)
  if (!known) throw SiteError.from(problems)
  return asDocument(plugin, source, known, config)
}

async function sourceOf(file: string, disk: Disk, problems: Diagnostic[]): Promise<Source | undefined> {
  try {
    return await readSource(file, disk)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    problems.push(...error.diagnostics)
    return undefined
  }
}

const asDocument = (plugin: Plugin, { file, hash }: Source, known: Known, config: Config): Document => ({
  plugin: plugin.name,
  file,
  hash,
  address: addressOf(file, config.content, config.locales),
  ...known,
})

async function readKnown(
  plugin: Plugin,
  source: Source,
  config: Config,
  problems: Diagnostic[],
): Promise<Known | undefined> {
  try {
    return knownOf(await plugin.read?.(source, config), plugin)
  } catch (error) {
    const failure = error instanceof SiteError ? error : pluginFailed(plugin.name, 'read', error, { file: source.file })
    problems.push(
      ...failure.diagnostics.map((problem) => ({ ...problem, place: problem.place ?? { file: source.file } })),
    )
    return undefined
  }
}

/** Plugins may come from outside, where no compiler looked. */
function knownOf(reading: unknown, { name }: Plugin): Known {
  if (typeof reading !== 'object' || reading === null)
    throw pluginShape(name, 'read', `expected { data }, got ${String(reading)}`)
  const { data, imports = [], body } = reading as Partial<Record<keyof Reading, unknown>>
  if (!Array.isArray(imports) || !imports.every((file) => typeof file === 'string'))
    throw pluginShape(name, 'read', 'expected "imports" to be a list of texts')
  if (body !== undefined && typeof body !== 'function')
    throw pluginShape(name, 'read', `expected "body" to be a function, got ${typeof body}`)
  return { data: asJson(data, name), imports }
}

/** What is remembered is JSON; so is what is fresh, or the two would differ. */
function asJson(data: unknown, plugin: string): unknown {
  try {
    return JSON.parse(JSON.stringify(data))
  } catch (error) {
    const why =
      data === undefined || typeof data === 'function' ? `got ${typeof data}` : (error as Error).message.split('\n')[0]
    throw pluginShape(plugin, 'read', `expected "data" to be JSON: ${why}`)
  }
}
