/** Documents -> Site, for one brand. Pure and cheap, so it is never remembered. */
import { configOfBrand } from '../config/ofBrand.ts'
import { pluginFailed, pluginShape, sharedTwice } from '../errors/messages.ts'
import { applySeverities, isError, settledFailure } from '../errors/severities.ts'
import { SiteError } from '../errors/SiteError.ts'
import { frozen } from '../hooks/frozen.ts'
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
import { settleConflicts } from './conflicts.ts'
import { shapeProblem } from './shape.ts'

export type RoutedSite = {
  readonly site: Site
  readonly diagnostics: readonly Diagnostic[]
  /** Errors whatever the configuration says: each of them keeps a page from being made. */
  readonly conflicts: readonly Diagnostic[]
  readonly scheduled: readonly Scheduled[]
}

/** Throws every problem at once: conflicts of paths, what plugins report as errors, and what they throw. */
export async function route(
  config: Config,
  documents: readonly Document[],
  brand: Brand,
  unread: readonly UnreadFile[] = [],
): Promise<RoutedSite> {
  const routed = await routeInSpiteOfErrors(config, documents, brand, unread)
  const diagnostics = applySeverities(routed.diagnostics, config)
  const all = [...diagnostics, ...routed.conflicts]
  if (all.some(isError)) throw SiteError.from(all)
  return { ...routed, diagnostics }
}

type UnreadFile = { readonly plugin: string; readonly file: string }

/** Throws what leaves out pages, but for what unread files and conflicts leave out; other errors are in the result. */
export async function routeInSpiteOfErrors(
  whole: Config,
  documents: readonly Document[],
  brand: Brand,
  unread: readonly UnreadFile[] = [],
): Promise<RoutedSite> {
  const config = frozen(configOfBrand(whole, frozen(brand)))
  const visible = Object.freeze(documents.filter(({ address }) => isOfBrand(address, brand)))
  const missed = unread.filter(({ file }) => isOfBrand(addressOf(file, config.content, config.locales), brand))
  const routes: Route[] = []
  const shared: Record<string, Json> = {}
  const diagnostics: Diagnostic[] = []
  const scheduled: Scheduled[] = []
  const owners = new Map<string, { readonly name: string; readonly isList: boolean }>()
  const gaps: string[] = []
  let isComplete = true

  for (const plugin of config.plugins) {
    if (!plugin.route) continue
    const routing = await ask(plugin, visible, brand, config)
    routes.push(...routing.routes)
    const files = missed.flatMap((each) => (each.plugin === plugin.name ? [each.file] : []))
    const unknown = files.length ? unknownOf(plugin, files, config) : undefined
    gaps.push(...(unknown?.keys ?? []))
    const told = (routing.diagnostics ?? []).filter(({ code }) => !unknown?.codes.includes(code))
    diagnostics.push(...told)
    // What is left out for an error that is not told is among the gaps.
    if (!routing.isComplete && applySeverities(told, config).some(isError)) isComplete = false
    scheduled.push(...(routing.scheduled ?? []))
    for (const { name, value, isList = false } of routing.shared ?? []) {
      const owner = owners.get(name)
      if (owner && !(isList && owner.isList)) throw sharedTwice(name, owner.name, plugin.name)
      owners.set(name, { name: plugin.name, isList })
      shared[name] = owner ? [...(shared[name] as readonly Json[]), ...(value as readonly Json[])] : value
    }
  }

  const { routes: kept, left, conflicts } = settleConflicts(withoutTaken(routes), brand)
  if (!isComplete) throw settledFailure([...diagnostics, ...conflicts], config)
  const files = [...missed.map(({ file }) => file), ...left.flatMap(({ source }) => source ?? [])]
  gaps.push(...left.map(({ key }) => key))
  const site = { config, brand, documents: visible, routes: kept, shared }
  return {
    site: missed.length || left.length ? { ...site, gaps: { files, keys: gaps } } : site,
    diagnostics,
    conflicts,
    scheduled,
  }
}

function withoutTaken(routes: readonly Route[]): readonly Route[] {
  const written = new Set(routes.flatMap(({ path, givesWay }) => (givesWay ? [] : [path])))
  return routes.flatMap(({ givesWay, ...route }) => (givesWay && written.has(route.path) ? [] : [route]))
}

const isOfBrand = (address: Address | undefined, { content, locales }: Brand): boolean =>
  !address || (address.set === content && locales.includes(address.locale))

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

/** What fails is an error of the answer, so that the other plugins are asked too. */
async function ask(plugin: Plugin, visible: readonly Document[], brand: Brand, config: Config): Promise<Routing> {
  const documents = Object.freeze(visible.filter((document) => document.plugin === plugin.name))
  try {
    const routing: unknown = await plugin.route!({ documents, all: visible, brand, config })
    const problem = shapeProblem(routing, visible, brand)
    if (problem) return failed(pluginShape(plugin.name, 'route', problem))
    const { routes, ...rest } = routing as Routing
    return { ...rest, routes: routes.map((each) => ({ ...each, view: fromRoot(config.root, each.view) })) }
  } catch (error) {
    return failed(pluginFailed(plugin.name, 'route', error, { root: config.root }))
  }
}

const failed = ({ diagnostics }: SiteError): Routing => ({ routes: [], diagnostics })
