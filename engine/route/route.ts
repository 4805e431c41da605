/** Documents -> Site, for one brand. Pure and cheap, so it is never remembered. */
import { configOfBrand } from '../config/ofBrand.ts'
import { pluginFailed, pluginShape, sharedTwice } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { addressOf } from '../paths/paths.ts'
import type {
  Address,
  Brand,
  Config,
  Diagnostic,
  Document,
  Json,
  Plugin,
  Route,
  Routing,
  Scheduled,
  Site,
  Unread,
} from '../types.ts'
import { findConflicts } from './conflicts.ts'
import { shapeProblem } from './shape.ts'

export type RoutedSite = {
  readonly site: Site
  readonly diagnostics: readonly Diagnostic[]
  readonly scheduled: readonly Scheduled[]
}

/** Throws every problem at once: conflicts of paths, what plugins report as errors, and what they throw. */
export async function route(config: Config, documents: readonly Document[], brand: Brand): Promise<RoutedSite> {
  const routed = await routeInSpiteOfErrors(config, documents, brand)
  if (routed.diagnostics.some(isError)) throw SiteError.from(routed.diagnostics)
  return routed
}

type UnreadFile = { readonly plugin: string; readonly file: string }

/** Throws what leaves out pages, but for what unread files leave out; other errors are in the result. */
export async function routeInSpiteOfErrors(
  whole: Config,
  documents: readonly Document[],
  brand: Brand,
  unread: readonly UnreadFile[] = [],
): Promise<RoutedSite> {
  const config = configOfBrand(whole, brand)
  const visible = documents.filter(({ address }) => isOfBrand(address, brand))
  const missed = unread.filter(({ file }) => isOfBrand(addressOf(file, config.content, config.locales), brand))
  const routes: Route[] = []
  const shared: Record<string, Json> = {}
  const diagnostics: Diagnostic[] = []
  const scheduled: Scheduled[] = []
  const owners = new Map<string, string>()
  const gaps: string[] = []
  let isComplete = true

  for (const plugin of config.plugins) {
    if (!plugin.route) continue
    const routing = await ask(plugin, visible, brand, config).catch((error: unknown): Routing => {
      if (!(error instanceof SiteError)) throw error
      return { routes: [], diagnostics: error.diagnostics }
    })
    routes.push(...routing.routes)
    const files = missed.flatMap((each) => (each.plugin === plugin.name ? [each.file] : []))
    const unknown = files.length ? unknownOf(plugin, files, config) : undefined
    gaps.push(...(unknown?.keys ?? []))
    const told = (routing.diagnostics ?? []).filter(({ code }) => !unknown?.codes.includes(code))
    diagnostics.push(...told)
    if (!(routing.isComplete ?? !told.some(isError))) isComplete = false
    scheduled.push(...(routing.scheduled ?? []))
    for (const { name, value } of routing.shared ?? []) {
      if (name in shared) throw sharedTwice(name, owners.get(name)!, plugin.name)
      owners.set(name, plugin.name)
      shared[name] = value
    }
  }

  const conflicts = findConflicts(routes, brand)
  diagnostics.push(...conflicts)
  if (!isComplete || conflicts.length) throw SiteError.from(diagnostics)
  const site = { config, brand, documents: visible, routes, shared }
  return {
    site: missed.length ? { ...site, gaps: { files: missed.map(({ file }) => file), keys: gaps } } : site,
    diagnostics,
    scheduled,
  }
}

const isOfBrand = (address: Address | undefined, { content, locales }: Brand): boolean =>
  !address || (address.set === content && locales.includes(address.locale))

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

/** Checked at run time: plugins of others may not have been type-checked. */
function unknownOf(plugin: Plugin, files: readonly string[], config: Config): Unread {
  let answer: unknown
  try {
    answer = plugin.unread!({ files, config })
  } catch (error) {
    throw pluginFailed(plugin.name, 'unread', error, { root: config.root })
  }
  const { keys, codes } = (answer ?? {}) as Partial<Unread>
  if (![keys, codes].every((list) => Array.isArray(list) && list.every((each) => typeof each === 'string')))
    throw pluginShape(plugin.name, 'unread', 'expected { keys, codes }, lists of texts')
  return answer as Unread
}

async function ask(plugin: Plugin, visible: readonly Document[], brand: Brand, config: Config): Promise<Routing> {
  const documents = visible.filter((document) => document.plugin === plugin.name)
  let routing: unknown
  try {
    routing = await plugin.route!({ documents, all: visible, brand, config })
  } catch (error) {
    throw pluginFailed(plugin.name, 'route', error, { root: config.root })
  }
  const problem = shapeProblem(routing, visible, brand)
  if (problem) throw pluginShape(plugin.name, 'route', problem)
  const { routes, ...rest } = routing as Routing
  return { ...rest, routes: routes.map((each) => ({ ...each, view: fromRoot(config.root, each.view) })) }
}
