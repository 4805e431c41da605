/** All docs of a brand -> pages with their sidebar, neighbours and breadcrumbs, for each version. */
import { encodePath, localizedPath, toPath } from '../../engine/paths.ts'
import type { Brand, Config, Diagnostic, Document, Json, Route, Routing } from '../../engine/types.ts'
import { isPublished, scheduledIn } from '../markdown/index.ts'
import { createCategoryPages, type CategoryPages } from './categories.ts'
import { isGroup } from './groups.ts'
import { docIdTwice, docsTooDeep } from './messages.ts'
import type { CategoryData, DocData, DocsData } from './read.ts'
import { createSidebars, deepest, mainSidebar, sidebarOf, trailOf, type Placed, type Sidebar } from './sidebar.ts'
import { tagRoutes } from './tags.ts'
import { sidebarValues } from './thin.ts'
import type { DocProps, DocsLabels, DocsPlace, Sidebars } from './types.ts'
import { versionsOf, type Version } from './versions.ts'
import type { Written } from './written.ts'

export type RouteOptions = {
  /** Address of the section: `docs`; of another version `docs/2.7`. */
  readonly base: string
  readonly view: string
  readonly indexView: string
  readonly labels: (locale: string) => DocsLabels
  readonly sidebars: Sidebars
  readonly showAuthor: boolean
  editUrl(file: string): string | undefined
}

export type Doc = Placed & {
  readonly file: string
  readonly key: string
  /** Second of its last commit, where git knows. */
  readonly modified?: string | undefined
  readonly fallbackFrom?: string | undefined
}

/** One version in one locale. */
export type Edition = {
  readonly version: string
  readonly docs: readonly Doc[]
  readonly sidebars: readonly Sidebar[]
}

type Documents = readonly Document<DocsData>[]

export function routeDocs(own: readonly Document[], brand: Brand, config: Config, options: RouteOptions): Routing {
  const documents = (own as Documents).filter(({ data }) => data.kind !== 'doc' || isPublished(data, config))
  const shared: Record<string, Json> = {}
  const routes: Route[] = []
  const diagnostics: Diagnostic[] = config.locales.flatMap(({ id }) =>
    findTwins(documents.filter(({ address }) => address?.locale === id)),
  )
  diagnostics.push(...findTooDeep(documents))
  const report: Written['report'] = (problem) => void diagnostics.push(...problem.diagnostics)
  const file = `${config.brandsFolder}/${brand.id}/sidebars.ts`
  const written = documents.find((document) => document.file === file)?.data
  const text = written?.kind === 'sidebars' ? written.text : ''

  for (const { id: locale } of config.locales.filter(({ id }) => brand.locales.includes(id))) {
    const editions = versionsIn(documents).flatMap((version) => {
      const at = version ? { ...options, base: `${options.base}/${version}` } : options
      const docs = docsOf(documents, locale, version, { config, base: at.base })
      if (!docs.length) return []
      const categories = categoriesOf(documents, locale, version, config)
      const localized = (key: string) => localizedPath(key, locale, config.locales)
      const pages = createCategoryPages({ categories, docs, brand, locale, options: at, localized })
      const sidebars = createSidebars({
        docs,
        categories,
        pathOf: pages.pathOf,
        // Ids are those of the current version; another one is as its folders are.
        written: { sidebars: version ? {} : options.sidebars, file, text, locale, report },
      })
      return [{ version, docs, sidebars, categories, pages, at }]
    })
    const versions = versionsOf(editions, { locale, base: options.base })
    Object.assign(shared, versions.shared)
    const home = (version: string) => ({ versionHomes: versions.of(version, '').versionHomes })
    for (const { version, docs, sidebars, categories, pages, at } of editions) {
      const named = new Map(
        sidebars.map((sidebar) => [sidebar.name, sidebarValues(sidebar, sharedName(at, locale, sidebar.name))]),
      )
      for (const { values } of named.values()) Object.assign(shared, values)
      const byFolder = new Map(categories.map((category) => [category.folder, category]))
      const own = [
        ...docs.map((doc) =>
          docRoute(doc, locale, brand, {
            sidebars,
            sidebarFor: (sidebar, branch) => named.get(sidebar)!.nameFor(branch),
            categories: byFolder,
            pathOf: pages.pathOf,
            options: at,
            version: versions.of(version, doc.doc.id),
          }),
        ),
        ...pages.pages.map(({ folder, route }) => {
          const near = sidebarOf(folder, byFolder)
          return beside(route, { sidebar: named.get(near)!.nameFor(folder), trail: trailOf(folder), ...home(version) })
        }),
        ...tagRoutes(docs, locale, brand, config, at).map((route) =>
          beside(route, { sidebar: named.get(mainSidebar)!.nameFor(''), trail: [], ...home(version) }),
        ),
      ]
      routes.push(...(version ? own.map((route) => ({ ...route, noindex: true })) : own))
    }
  }
  return { routes, shared, diagnostics, scheduled: scheduledIn(own, config) }
}

/** A generated list stands beside the tree as well. */
const beside = (route: Route, place: DocsPlace): Route => ({
  ...route,
  props: { ...(route.props as object), ...place } as Json,
})

const sharedName = ({ base }: RouteOptions, locale: string, sidebar: string) => `${base}/${locale}/${sidebar}`

/** The current one, '', first, then from the highest number down. */
function versionsIn(documents: Documents): readonly string[] {
  const found = new Set(documents.flatMap(({ data }) => (data.kind === 'sidebars' ? [] : data.version)))
  const numeric = new Intl.Collator('en', { numeric: true })
  return [...found].sort((a, b) => (a === '' ? -1 : b === '' ? 1 : numeric.compare(b, a)))
}

/** The docs of a locale; what is not translated stands in with the default locale's text. */
function docsOf(
  documents: Documents,
  locale: string,
  version: string,
  { config, base }: { readonly config: Config; readonly base: string },
): readonly Doc[] {
  const [fallback] = config.locales
  const found = new Map<string, Doc>()
  for (const from of [fallback!.id, locale]) {
    for (const { file, address, data, modified } of draftsLast(documents)) {
      if (data.kind !== 'doc' || data.version !== version || address?.locale !== from) continue
      const key = toPath(`${base}/${data.slug}`)
      const path = localizedPath(key, locale, config.locales)
      const fallbackFrom = from === locale ? undefined : from
      found.set(data.id, { doc: data, file, key, path, href: encodePath(path), modified, fallbackFrom })
    }
  }
  return [...found.values()]
}

/** Dev shows a draft in place of the page it is the next version of. */
const draftsLast = (documents: Documents) =>
  documents.toSorted((a, b) => Number('draft' in a.data && a.data.draft) - Number('draft' in b.data && b.data.draft))

function categoriesOf(documents: Documents, locale: string, version: string, config: Config): readonly CategoryData[] {
  const found = new Map<string, CategoryData>()
  for (const from of [config.locales[0]!.id, locale]) {
    for (const { address, data } of documents) {
      if (data.kind === 'category' && data.version === version && address?.locale === from) found.set(data.folder, data)
    }
  }
  return [...found.values()]
}

type Section = {
  readonly sidebars: readonly Sidebar[]
  readonly sidebarFor: (sidebar: string, branch: string) => string
  readonly categories: ReadonlyMap<string, CategoryData>
  readonly pathOf: CategoryPages['pathOf']
  readonly options: RouteOptions
  readonly version: Version
}

function docRoute(
  placed: Doc,
  locale: string,
  brand: Brand,
  { sidebars, sidebarFor, categories, pathOf, options, version }: Section,
): Route {
  const { doc, path, href, key, file, modified, fallbackFrom } = placed
  const near = sidebarOf(doc.folder, categories)
  const holding = sidebars.filter(({ trails }) => trails.has(doc.id))
  const sidebar = holding.find(({ name }) => name === near) ?? holding[0] ?? sidebars.find(({ name }) => name === near)!
  const index = sidebar.places.get(doc.id) ?? -1
  const neighbour = (other: Placed | undefined) => other && { title: other.doc.label, path: other.href }
  // A page in no sidebar stands where its folder does.
  const around =
    sidebar.trails.get(doc.id) ??
    trailOf(doc.folder).map((folder) => ({
      id: folder,
      label: categories.get(folder)?.label ?? folder.split('/').at(-1)!,
      path: pathOf(folder),
    }))
  const props: DocProps = {
    title: doc.title,
    description: doc.description,
    sidebar: sidebarFor(sidebar.name, around.at(-1)?.id ?? ''),
    trail: around.map(({ id }) => id),
    breadcrumbs: [
      // A category that is no page and has this page's name would say it twice.
      ...around
        .filter((category) => !isGroup(category) && (category.path || category.label !== doc.label))
        .map(({ label, path }) => ({ label, path })),
      { label: doc.label, path: href },
    ],
    previous: index > 0 ? neighbour(sidebar.order[index - 1]) : undefined,
    next: index >= 0 ? neighbour(sidebar.order[index + 1]) : undefined,
    hideTitle: doc.hideTitle || undefined,
    hideToc: doc.hideToc || undefined,
    lastUpdate: doc.lastUpdate ?? modified?.slice(0, 10),
    lastAuthor: options.showAuthor ? doc.lastAuthor : undefined,
    // Only listed docs have pages for their tags.
    tags: doc.unlisted
      ? []
      : doc.tags.map((tag) => ({ label: tag, path: encodePath(localTagPath(path, key, options, tag)) })),
    editUrl: options.editUrl(file),
    readingMinutes: doc.readingMinutes,
    unlisted: doc.unlisted || undefined,
    fallbackFrom,
    ...version,
  }
  return {
    brand: brand.id,
    locale,
    path,
    key,
    view: options.view,
    props: props as unknown as Json,
    documents: [file],
    source: file,
    noindex: doc.unlisted || fallbackFrom !== undefined || undefined,
    canonical: fallbackFrom && key,
  }
}

/** `/en/docs/x/` with key `/docs/x/` has the prefix `/en`; a tag page of the same locale shares it. */
const localTagPath = (path: string, key: string, { base }: RouteOptions, tag: string) =>
  path.slice(0, path.length - key.length) + toPath(`${base}/tags/${tag}`)

/** A draft may be the next version of a page that is there. */
function findTwins(documents: Documents): readonly Diagnostic[] {
  const files = new Map<string, string>()
  return documents.flatMap(({ data, file }) => {
    if (data.kind !== 'doc' || data.draft) return []
    const name = nameOf(data)
    const first = files.get(name)
    files.set(name, file)
    return first ? docIdTwice(data.id, first, file).diagnostics : []
  })
}

function findTooDeep(documents: Documents): readonly Diagnostic[] {
  const found = documents.filter(({ data }) => data.kind === 'doc' && trailOf(data.folder).length > deepest)
  if (!found.length) return []
  const { diagnostics } = docsTooDeep(found.length, deepest, found[0]!.file)
  return diagnostics.map((each) => ({ ...each, severity: 'warning' }))
}

const nameOf = ({ version, id }: DocData) => `${version} ${id}`
