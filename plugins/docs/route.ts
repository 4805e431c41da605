/** All docs of a brand -> pages with their sidebar, neighbours and breadcrumbs. */
import { encodePath, localizedPath, toPath } from '../../engine/paths.ts'
import type { Brand, Config, Document, Json, Route, Routing } from '../../engine/types.ts'
import { isPublished, scheduledIn } from '../markdown/index.ts'
import { createCategoryPages } from './categories.ts'
import { docIdTwice } from './messages.ts'
import type { CategoryData, DocData } from './read.ts'
import { createSidebars, sidebarOf, trailOf, type Placed, type Sidebar } from './sidebar.ts'
import { tagRoutes } from './tags.ts'
import { sidebarValues } from './thin.ts'
import type { DocProps } from './types.ts'

export type RouteOptions = {
  /** Address of the section: `docs`. */
  readonly base: string
  readonly view: string
  readonly indexView: string
  /** Headings of generated pages, by locale. */
  readonly labels: Readonly<Record<string, { readonly docs: string; readonly tags: string }>>
}

type Doc = Placed & { readonly file: string; readonly key: string; readonly fallbackFrom?: string | undefined }

export function routeDocs(own: readonly Document[], brand: Brand, config: Config, options: RouteOptions): Routing {
  const all = own as readonly Document<DocData | CategoryData>[]
  const documents = all.filter(({ data }) => data.kind === 'category' || isPublished(data, config))
  const shared: Record<string, Json> = {}
  const routes: Route[] = []
  const twice = config.locales.flatMap(({ id }) => findTwins(documents.filter(({ address }) => address?.locale === id)))

  for (const { id: locale } of config.locales.filter(({ id }) => brand.locales.includes(id))) {
    const docs = docsOf(documents, locale, config, options)
    if (!docs.length) continue
    const categories = categoriesOf(documents, locale, config)
    const pages = createCategoryPages({
      categories,
      docs,
      brand,
      locale,
      options,
      localized: (key) => localizedPath(key, locale, config.locales),
    })
    const sidebars = createSidebars(docs, categories, pages.pathOf)
    const named = new Map(
      sidebars.map((sidebar) => [sidebar.name, sidebarValues(sidebar, sharedName(options, locale, sidebar.name))]),
    )
    for (const { values } of named.values()) Object.assign(shared, values)
    const sidebarFor = (sidebar: string, folder: string) => named.get(sidebar)!.nameFor(folder)
    const byFolder = new Map(categories.map((category) => [category.folder, category]))
    for (const doc of docs)
      routes.push(
        docRoute(doc, locale, brand, {
          sidebars,
          sidebarFor,
          categories: byFolder,
          categoryPath: pages.pathOf,
          options,
        }),
      )
    routes.push(...pages.routes, ...tagRoutes(docs, locale, brand, config, options))
  }
  return { routes, shared, diagnostics: twice, scheduled: scheduledIn(own, config) }
}

const sharedName = ({ base }: RouteOptions, locale: string, sidebar: string) => `${base}/${locale}/${sidebar}`

/** The docs of a locale; what is not translated stands in with the default locale's text. */
function docsOf(
  documents: readonly Document<DocData | CategoryData>[],
  locale: string,
  config: Config,
  { base }: RouteOptions,
): readonly Doc[] {
  const [fallback] = config.locales
  const found = new Map<string, Doc>()
  for (const from of [fallback!.id, locale]) {
    for (const { file, address, data } of draftsLast(documents)) {
      if (data.kind !== 'doc' || address?.locale !== from) continue
      const key = toPath(`${base}/${data.slug}`)
      const path = localizedPath(key, locale, config.locales)
      found.set(data.id, {
        doc: data,
        file,
        key,
        path,
        href: encodePath(path),
        fallbackFrom: from === locale ? undefined : from,
      })
    }
  }
  return [...found.values()]
}

/** Dev shows a draft in place of the page it is the next version of. */
const draftsLast = (documents: readonly Document<DocData | CategoryData>[]) =>
  documents.toSorted((a, b) => Number('draft' in a.data && a.data.draft) - Number('draft' in b.data && b.data.draft))

function categoriesOf(
  documents: readonly Document<DocData | CategoryData>[],
  locale: string,
  config: Config,
): readonly CategoryData[] {
  const found = new Map<string, CategoryData>()
  for (const from of [config.locales[0]!.id, locale]) {
    for (const { address, data } of documents) {
      if (data.kind === 'category' && address?.locale === from) found.set(data.folder, data)
    }
  }
  return [...found.values()]
}

type Section = {
  readonly sidebars: readonly Sidebar[]
  readonly sidebarFor: (sidebar: string, folder: string) => string
  readonly categories: ReadonlyMap<string, CategoryData>
  readonly categoryPath: (folder: string) => string | undefined
  readonly options: RouteOptions
}

function docRoute(
  placed: Doc,
  locale: string,
  brand: Brand,
  { sidebars, sidebarFor, categories, categoryPath, options }: Section,
): Route {
  const { doc, path, href, key, file, fallbackFrom } = placed
  const name = sidebarOf(doc.folder, categories)
  const order = sidebars.find((sidebar) => sidebar.name === name)!.order
  const index = order.findIndex((other) => other.doc.id === doc.id)
  const neighbour = (other: Placed | undefined) => other && { title: other.doc.label, path: other.href }
  const trail = trailOf(doc.folder)
  const props: DocProps = {
    title: doc.title,
    description: doc.description,
    sidebar: sidebarFor(name, doc.folder),
    trail,
    breadcrumbs: [
      ...trail.map((folder) => ({
        label: categories.get(folder)?.label ?? folder.split('/').at(-1)!,
        path: categoryPath(folder),
      })),
      { label: doc.label, path: href },
    ],
    previous: index > 0 ? neighbour(order[index - 1]) : undefined,
    next: index >= 0 ? neighbour(order[index + 1]) : undefined,
    hideTitle: doc.hideTitle || undefined,
    hideToc: doc.hideToc || undefined,
    lastUpdate: doc.lastUpdate,
    // Only listed docs have pages for their tags.
    tags: doc.unlisted
      ? []
      : doc.tags.map((tag) => ({ label: tag, path: encodePath(localTagPath(path, key, options, tag)) })),
    readingMinutes: doc.readingMinutes,
    unlisted: doc.unlisted || undefined,
    fallbackFrom,
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
function findTwins(documents: readonly Document<DocData | CategoryData>[]) {
  const files = new Map<string, string>()
  return documents.flatMap(({ data, file }) => {
    if (data.kind !== 'doc' || data.draft) return []
    const first = files.get(data.id)
    files.set(data.id, file)
    return first ? docIdTwice(data.id, first, file).diagnostics : []
  })
}
