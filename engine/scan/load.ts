/** Sources that are not on disk, from the plugins that load them. Where one cannot, its last good answer stands in. */
import type { Loaded } from '../disk/loaded.ts'
import { counted } from '../errors/counted.ts'
import { toDiagnostic } from '../errors/foreign.ts'
import { loadFailed, loadStale } from '../errors/loadMessages.ts'
import { pluginShape } from '../errors/messages.ts'
import { problemsOf, SiteError } from '../errors/SiteError.ts'
import { controls } from '../paths/paths.ts'
import type { Config, Diagnostic, LoadedSource, Plugin } from '../types.ts'
import type { Claim } from './scan.ts'

export type LoadInput = {
  readonly config: Config
  readonly loaded: Loaded
  /** Called for an answer of an earlier run. */
  readonly warn: (problem: Diagnostic) => void
  /** Of the run: who asks a service need not wait for it any more. */
  readonly stop?: AbortSignal | undefined
}

/** In the order of plugins, then of names. Throws every `load-failed` at once, and `plugin-shape`. */
export async function load(input: LoadInput): Promise<readonly Claim[]> {
  const { config, loaded } = input
  const problems: Diagnostic[] = []
  const able = config.plugins.filter((plugin) => plugin.load)
  const found = await Promise.all(
    able.map(async (plugin) => {
      try {
        const files = loaded.take(plugin, await answerOf(plugin, input))
        return files.toSorted().map((file) => ({ plugin, file }))
      } catch (error) {
        problems.push(...problemsOf(error))
        return []
      }
    }),
  )
  if (problems.length) throw SiteError.from(problems)
  return found.flat()
}

async function answerOf(plugin: Plugin, { config, loaded, warn, stop }: LoadInput) {
  const { name } = plugin
  let sources: unknown
  try {
    const late = AbortSignal.timeout(config.hookTimeout * 1000)
    sources = await plugin.load!({ config, signal: stop ? AbortSignal.any([stop, late]) : late })
  } catch (error) {
    const why = reasonOf(error, config.root)
    const last = loaded.last(plugin)
    if (!last) throw loadFailed(name, why, error)
    const [problem] = loadStale(name, why, ageOf(Date.now() - last.at)).diagnostics
    warn({ ...problem!, severity: 'warning' })
    return last
  }
  const problem = shapeProblem(sources)
  if (problem) throw pluginShape(name, 'load', problem)
  const known = (sources as readonly LoadedSource[]).map(({ file, text }) => ({ file, text }))
  return { at: Date.now(), sources: known }
}

/** With what is behind it: `fetch failed` alone does not say which host is not found. */
function reasonOf(error: unknown, root: string): string {
  const { message } = toDiagnostic(error, { root })
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  return cause && !message.includes(cause) ? `${message} (${cause})` : message
}

/** Checked at run time: what comes from elsewhere is not trusted, nor have plugins of others been type-checked. */
function shapeProblem(sources: unknown): string | undefined {
  if (!Array.isArray(sources)) return `expected a list of { file, text }, got ${String(sources)}`
  const seen = new Set<string>()
  for (const [index, each] of sources.entries()) {
    const { file, text } = (each ?? {}) as { readonly file?: unknown; readonly text?: unknown }
    if (typeof text !== 'string') return `expected "[${index}].text" to be text, got ${typeof text}`
    if (typeof file !== 'string' || !isName(file))
      return `expected "[${index}].file" to be a relative name such as "en/news/a.md", got ${JSON.stringify(file)}`
    if (seen.has(file)) return `expected "[${index}].file" to be named once, got "${file}"`
    seen.add(file)
  }
  return undefined
}

const isName = (file: string): boolean =>
  file.isWellFormed() &&
  !controls.test(file) &&
  !/[\\:]/.test(file) &&
  file.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** `3 hours` */
function ageOf(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / (24 * 60)), 'day']
  return counted(count, unit)
}
