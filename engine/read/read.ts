/** Source -> Document, by the plugin that claims it. Bodies are read later, see `render/bodies.ts`; this stage stays cheap. */
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import { applySeverities, isError, settledFailure } from '../errors/severities.ts'
import { problemsOf, SiteError } from '../errors/SiteError.ts'
import { hashAll } from '../store/hash.ts'
import { inBatches } from '../disk/inBatches.ts'
import { diagnosticsProblem } from '../hooks/answers.ts'
import { deepFrozen } from '../hooks/frozen.ts'
import { addressOf } from '../paths/paths.ts'
import { readSource } from '../disk/source.ts'
import { getJson, type Store } from '../store/store.ts'
import type { Config, Diagnostic, Disk, Document, Plugin, ReadResult, Source } from '../types.ts'

type Claim = { readonly plugin: Plugin; readonly file: string }
type ReadData = Pick<Document, 'data' | 'imports'>
type Memo = Record<string, ReadData>

export type ReadInput = {
  readonly config: Config
  readonly disk: Disk
  readonly memos: Store
  /** Identity of the code; part of the key of everything remembered. */
  readonly code: string
  /** Called for links that lead to no file, and for errors in documents that are answered nevertheless. Default: what is an error is thrown. */
  readonly warn?: ((problem: Diagnostic) => void) | undefined
  /** Called for a file that cannot be read, of a plugin that says what is not known then. Default: as `fail`. */
  readonly leaveOut?: ((file: UnreadFile, problems: readonly Diagnostic[]) => void) | undefined
  /** Called with all errors; the other documents are still answered. Default: they are thrown. */
  readonly fail?: ((problems: readonly Diagnostic[]) => void) | undefined
}

export type UnreadFile = { readonly plugin: string; readonly file: string }

/**
 * All documents in the order of their claims, and every problem of every file at once.
 *
 * Texts are dropped as soon as their documents are made, so that memory does not hold all of them.
 */
export async function read(
  claims: readonly Claim[],
  { config, disk, memos, code, warn, leaveOut, fail = raise }: ReadInput,
): Promise<readonly Document[]> {
  const memoKey = hashAll(['documents', code, String(config.production)])
  const before = getJson<Memo>(memos, 'read', memoKey) ?? {}
  const after: Memo = {}
  const problems: Diagnostic[] = []
  const documents: Document[] = []

  const all = await inBatches(claims, async ({ plugin, file }) => {
    const found: Diagnostic[] = []
    const source = await sourceOf(file, disk, found)
    if (!source) return { plugin, file, found }
    const key = `${plugin.name} ${file} ${source.hash}`
    const known = before[key] ?? (await readKnown(plugin, source, config, found))
    return { plugin, file, found, made: known && { key, known, document: asDocument(plugin, source, known, config) } }
  })
  for (const { plugin, file, found, made } of all) {
    if (!made && plugin.unread && leaveOut && found.some(({ code }) => code !== 'link-dangling')) {
      leaveOut({ plugin: plugin.name, file }, found)
      continue
    }
    for (const problem of found) {
      if (problem.code === 'link-dangling') warn?.({ ...problem, severity: 'warning' })
      else if (made && warn) warn(problem)
      else if (!made || isFatal(problem, config)) problems.push(problem)
    }
    if (!made) continue
    // What is remembered is not looked at again, so its errors would not be told.
    if (!found.length) after[made.key] = made.known
    documents.push(made.document)
  }

  if (problems.length) fail(problems)
  if (Object.keys(after).some((key) => !(key in before)) || Object.keys(before).length !== Object.keys(after).length) {
    memos.put('read', memoKey, JSON.stringify(after))
  }
  return documents
}

function raise(problems: readonly Diagnostic[]): never {
  throw SiteError.from(problems)
}

/** One file, not remembered; for the dev server. Throws `SiteError`. */
export async function readOne(plugin: Plugin, source: Source, config: Config): Promise<Document> {
  const problems: Diagnostic[] = []
  const known = await readKnown(plugin, source, config, problems)
  if (!known || problems.some((problem) => isFatal(problem, config))) throw settledFailure(problems, config)
  return asDocument(plugin, source, known, config)
}

const isFatal = (problem: Diagnostic, config: Config): boolean => applySeverities([problem], config).some(isError)

const sourceOf = (file: string, disk: Disk, problems: Diagnostic[]): Promise<Source | undefined> =>
  readSource(file, disk).catch((error: unknown) => void problems.push(...problemsOf(error)))

const asDocument = (plugin: Plugin, { file, realFile, hash }: Source, known: ReadData, config: Config): Document =>
  deepFrozen({
    plugin: plugin.name,
    file,
    ...(realFile !== undefined && { realFile }),
    hash,
    address: addressOf(file, config.content, config.locales),
    ...known,
  })

async function readKnown(
  plugin: Plugin,
  source: Source,
  config: Config,
  problems: Diagnostic[],
): Promise<ReadData | undefined> {
  try {
    const { diagnostics, ...known } = readDataOf(await plugin.read?.({ source, config }), plugin)
    problems.push(...placed(diagnostics))
    return known
  } catch (error) {
    const failure = pluginFailed(plugin.name, 'read', error, { file: source.file, root: config.root })
    problems.push(...placed(failure.diagnostics))
    return undefined
  }

  function placed(found: readonly Diagnostic[]): readonly Diagnostic[] {
    return found.map((problem) => ({ ...problem, place: problem.place ?? { file: source.file } }))
  }
}

/** Checked at run time: plugins of others may not have been type-checked. */
function readDataOf(result: unknown, { name }: Plugin): ReadData & { readonly diagnostics: readonly Diagnostic[] } {
  if (typeof result !== 'object' || result === null)
    throw pluginShape(name, 'read', `expected { data }, got ${String(result)}`)
  const { data, imports = [], diagnostics = [], body } = result as Partial<Record<keyof ReadResult, unknown>>
  if (!Array.isArray(imports) || !imports.every((file) => typeof file === 'string'))
    throw pluginShape(name, 'read', 'expected "imports" to be a list of texts')
  const wrong = diagnosticsProblem(diagnostics, '"diagnostics"')
  if (wrong !== undefined) throw pluginShape(name, 'read', wrong)
  if (body !== undefined && typeof body !== 'function')
    throw pluginShape(name, 'read', `expected "body" to be a function, got ${typeof body}`)
  return { data: asJson(data, name), imports, diagnostics: diagnostics as readonly Diagnostic[] }
}

/** Cached data is JSON, so fresh data becomes JSON as well, or the two would differ. */
function asJson(data: unknown, plugin: string): unknown {
  // All plugins see it and look for fields of theirs, which `null` alone has not.
  if (data === null) throw pluginShape(plugin, 'read', 'expected "data" to have fields, got null')
  try {
    return JSON.parse(JSON.stringify(data))
  } catch (error) {
    const why =
      data === undefined || typeof data === 'function' ? `got ${typeof data}` : (error as Error).message.split('\n')[0]
    throw pluginShape(plugin, 'read', `expected "data" to be JSON: ${why}`)
  }
}
