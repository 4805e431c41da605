/** All docs of a brand -> their pages, generated lists and sidebars, for each locale and version. */
import { placeOfPart } from '../../engine/config/valuePlaces.ts'
import { fallbacksOf } from '../../engine/paths/fallbacks.ts'
import type { Brand, Config, Diagnostic, Document, Json, Route, Routing, SharedValue } from '../../engine/types.ts'
import { isPublished, scheduledIn } from '../markdown/index.ts'
import { indexRoutes } from './categories.ts'
import { writtenIn, type DocsContext, type RouteOptions } from './context.ts'
import { docRoute } from './docPage.ts'
import { versionsIn, type DocsDocuments } from './docsOf.ts'
import { sidebarNameOf, trailOf, maxDepth } from './folders.ts'
import type { SidebarProblem } from './sidebarItems.ts'
import type { ManualSidebars } from './manualSidebar.ts'
import { sidebarValues } from './prune.ts'
import { wholeSidebar } from './shared.ts'
import { tagRoutes } from './tags.ts'
import type { Sidebar } from './sidebar.ts'
import type { DocsPlace } from './types.ts'
import { createVersion, type DocsVersion } from './version.ts'
import { linkVersions, type VersionLinks } from './versionLinks.ts'
import { docIdTwice, docsTooDeep, docUnknown, sidebarUnknown } from './messages.ts'

/** Of a site without a folder of brands. */
export const sidebarsFile = 'sidebars.ts'

const sidebarsFilesOf = ({ id }: Brand, { brandsFolder }: Config): readonly string[] => [
  `${brandsFolder}/${id}/sidebars.ts`,
  sidebarsFile,
]

export async function routeDocs(
  own: readonly Document[],
  brand: Brand,
  config: Config,
  options: RouteOptions,
): Promise<Routing> {
  const documents = (own as DocsDocuments).filter(({ data }) => data.kind !== 'doc' || isPublished(data, config))
  const diagnostics: Diagnostic[] = [...checkDocs(documents, config), ...findUnknown(own as DocsDocuments)]
  const problems: SidebarProblem[] = []
  const hidden = new Set(
    (own as DocsDocuments).flatMap(({ data }) => (data.kind === 'doc' && !isPublished(data, config) ? data.id : [])),
  )
  const manual: Omit<ManualSidebars, 'locales' | 'sidebars'> = {
    hidden,
    report: (found) => void diagnostics.push(...found),
    reportSidebar: (problem) => void problems.push(problem),
    hasProblem: (name) => problems.some(({ at }) => at[0] === name),
  }
  const results = config.locales
    .filter(({ id }) => brand.locales.includes(id))
    .map(({ id: locale }) =>
      routeLocale(
        documents,
        { brand, config, locale, options },
        { ...manual, locales: [locale, ...fallbacksOf(locale, config.locales)], sidebars: {} },
      ),
    )
  const source = sourceOf(documents, brand, config)
  for (const { at, value, error } of problems)
    diagnostics.push(...error(await placeOfPart({ keys: at, value }, config, source)).diagnostics)
  // Of two pages with one id the first is left out.
  const isComplete = diagnostics.every(({ code }) => code !== 'doc-id-twice')
  return { ...joined(results), diagnostics, isComplete, scheduled: scheduledIn(own, config) }
}

/** The file that has nothing but the sidebars. */
function sourceOf(documents: DocsDocuments, brand: Brand, config: Config) {
  const [source] = sidebarsFilesOf(brand, config).flatMap(
    (name) => documents.find((document) => document.file === name) ?? [],
  )
  return source?.data.kind === 'sidebars' ? { file: source.file, text: source.data.text } : undefined
}

type Result = { readonly routes: readonly Route[]; readonly shared: readonly SharedValue[] }

function routeLocale(documents: DocsDocuments, context: DocsContext, manual: ManualSidebars): Result {
  const versions = versionsIn(documents).flatMap((name) => createVersion(documents, name, context, manual) ?? [])
  manual.report(versions.flatMap(findUnknownSidebars))
  const links = linkVersions(versions, { locale: context.locale, base: context.options.base })
  return joined([{ routes: [], shared: links.shared }, ...versions.map((version) => routeVersion(version, links))])
}

function routeVersion(version: DocsVersion, { propsOf }: VersionLinks): Result {
  const { name, docs, categoryPages, sidebars, context } = version
  const values = new Map(
    sidebars.map((sidebar) => {
      const whole = wholeSidebar(context.options.base, context.locale, sidebar.name)
      return [sidebar.name, sidebarValues(sidebar, whole, writtenIn(context))] as const
    }),
  )
  const sidebarFor = (sidebar: string, category: string) => values.get(sidebar)!.nameFor(category)
  const home = { versionHomes: propsOf(name, '').versionHomes }
  const routes = [
    ...docs.map((doc) => docRoute(doc, version, { sidebarFor, versionProps: propsOf(name, doc.data.id) })),
    ...categoryPages.pages.map(({ folder, route }) => {
      const sidebar = sidebarFor(sidebarAround(folder, version), folder)
      return withPlace(route, { sidebar, trail: trailOf(folder), ...home })
    }),
    ...indexRoutes(sidebars, context).map(({ sidebar, category, route }) =>
      withPlace(route, { sidebar: sidebarFor(sidebar, category), trail: [category], ...home }),
    ),
    ...tagRoutes(docs, context).map((route) =>
      withPlace(route, { sidebar: sidebarFor(fullest(sidebars), ''), trail: [], ...home }),
    ),
  ]
  return {
    // Search engines should find the current version only.
    routes: name ? routes.map((route) => ({ ...route, noindex: true })) : routes,
    shared: [...values.values()].flatMap((sidebar) => sidebar.values),
  }
}

/** That of the folder, or the one that shows its docs. */
function sidebarAround(folder: string, { sidebars, categories }: DocsVersion): string {
  const chosen = sidebarNameOf(folder, categories)
  const isIn = ({ order }: Sidebar) => order.some(({ data }) => `${data.folder}/`.startsWith(`${folder}/`))
  return (
    sidebars.find((sidebar) => sidebar.name === chosen && isIn(sidebar))?.name ?? sidebars.find(isIn)?.name ?? chosen
  )
}

/** The main one, unless all is written by hand and nothing is left for it. */
const fullest = (sidebars: readonly Sidebar[]): string =>
  (sidebars.find(({ order }) => order.length) ?? sidebars[0]!).name

/** Generated lists show the sidebar, too. */
const withPlace = (route: Route, place: DocsPlace): Route => ({
  ...route,
  props: { ...(route.props as object), ...place } as Json,
})

const joined = (results: readonly Result[]): Result => ({
  routes: results.flatMap(({ routes }) => routes),
  shared: results.flatMap(({ shared }) => shared),
})

/** Problems of the docs of a brand that do not depend on the locale shown. */
const checkDocs = (documents: DocsDocuments, config: Config): readonly Diagnostic[] => [
  ...config.locales.flatMap(({ id }) => findDuplicateIds(documents.filter(({ address }) => address?.locale === id))),
  ...findTooDeep(documents),
]

/** Drafts are left out: a draft may have the id of the page it will replace. */
function findDuplicateIds(documents: DocsDocuments): readonly Diagnostic[] {
  const files = new Map<string, string>()
  return documents.flatMap(({ data, file }) => {
    if (data.kind !== 'doc' || data.draft) return []
    const versionedId = `${data.version} ${data.id}`
    const first = files.get(versionedId)
    files.set(versionedId, file)
    return first ? docIdTwice(data.id, first, file).diagnostics : []
  })
}

/** Neighbours that pages choose, in their version and any language. A draft may be one. */
function findUnknown(documents: DocsDocuments): readonly Diagnostic[] {
  const docs = documents.flatMap(({ data }) => (data.kind === 'doc' ? [data] : []))
  const ids = new Map<string, Set<string>>()
  for (const { id, version } of docs) ids.set(version, (ids.get(version) ?? new Set()).add(id))
  return docs.flatMap(({ pagination, version }) => {
    const known = ids.get(version)!
    const unknown = (pagination.places ?? []).filter(({ id }) => !known.has(id))
    return unknown.flatMap(({ key, id, place }) => docUnknown(id, key, [...known], place).diagnostics)
  })
}

function findUnknownSidebars({ docs, sidebars }: DocsVersion): readonly Diagnostic[] {
  const known = sidebars.map(({ name }) => name)
  return docs.flatMap(({ data: { sidebar } }) =>
    !sidebar || known.includes(sidebar.name) ? [] : sidebarUnknown(sidebar.name, known, sidebar.place),
  )
}

function findTooDeep(documents: DocsDocuments): readonly Diagnostic[] {
  const found = documents.filter(({ data }) => data.kind === 'doc' && trailOf(data.folder).length > maxDepth)
  if (!found.length) return []
  const { diagnostics } = docsTooDeep(found.length, maxDepth, found[0]!.file)
  return diagnostics.map((each) => ({ ...each, severity: 'warning' }))
}
