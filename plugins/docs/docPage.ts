/** The route of one doc: its sidebar, neighbours and breadcrumbs. */
import { hrefOf, routeOf } from '../../engine/paths/inLocale.ts'
import { localizedPath } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import { unpublished } from '../markdown/index.ts'
import { folderLabel } from './folderLabel.ts'
import type { Doc } from './docsOf.ts'
import { sidebarNameOf, trailOf } from './folders.ts'
import { isGroup } from './groups.ts'
import type { Sidebar } from './sidebar.ts'
import { tagKey } from './tags.ts'
import type { DocProps } from './types.ts'
import type { DocsVersion } from './version.ts'
import type { VersionProps } from './versionLinks.ts'

type SharedProps = {
  /** Name of the shared value with a sidebar, pruned for a category. */
  readonly sidebarFor: (sidebar: string, category: string) => string
  readonly versionProps: VersionProps
}

export function docRoute(doc: Doc, version: DocsVersion, { sidebarFor, versionProps }: SharedProps): Route {
  const { data, key, file, realFile, modified, fallbackFrom, gatheredIn } = doc
  const { options } = version.context
  const sidebar = sidebarOf(doc, version)
  const ancestors = ancestorsOf(doc, sidebar, version)
  const categories = ancestors.map(({ id }) => id).filter((id) => id !== gatheredIn?.data.id)
  const props: DocProps = {
    title: data.title,
    heading: data.heading,
    description: data.description,
    image: data.image,
    imageAlt: data.imageAlt,
    sidebar: sidebarFor(sidebar.name, categories.at(-1) ?? ''),
    trail: categories,
    breadcrumbs: breadcrumbsOf(doc, ancestors),
    ...neighboursOf(doc, sidebar, version),
    hideTitle: (data.hideTitle && data.heading === undefined) || undefined,
    hideToc: data.hideToc || undefined,
    tocLevels: data.tocLevels,
    head: data.head,
    hideSidebar: data.hideSidebar || undefined,
    lastUpdate: data.lastUpdate === null ? undefined : (data.lastUpdate ?? modified?.slice(0, 10)),
    lastAuthor: options.showAuthor ? data.lastAuthor : undefined,
    // Only listed docs have pages for their tags.
    tags: data.unlisted
      ? []
      : data.tags.map((tag) => ({ label: tag, path: hrefOf(tagKey(tag, version.context), version.context) })),
    editUrl: data.editUrl === undefined ? options.editUrl(realFile) : (data.editUrl ?? undefined),
    // What it gathers is not counted.
    readingMinutes: data.gathers.length ? undefined : data.readingMinutes,
    unlisted: data.unlisted || undefined,
    gathers: data.gathers.length > 0 || undefined,
    ...unpublished(data, version.context.config),
    fallbackFrom,
    ...versionProps,
  }
  const route = {
    key,
    view: options.view,
    props,
    documents: [file],
    source: file,
    noindex: data.unlisted || fallbackFrom !== undefined || undefined,
    modified: data.lastUpdate ?? undefined,
    canonical: fallbackFrom ? localizedPath(key, fallbackFrom, version.context.config.locales) : gatheredIn?.path,
  }
  return routeOf(route, version.context)
}

/** The sidebar it chooses, or its folder; if a manual sidebar replaced that one and leaves the doc out, the first that lists it. */
function sidebarOf({ data }: Doc, { sidebars, categories }: DocsVersion): Sidebar {
  const named = (wanted: string | undefined) => sidebars.find(({ name }) => name === wanted)
  // Most are in that of their folder, and then no other one has to be looked at.
  const listing = () => sidebars.find(({ ancestors }) => ancestors.has(data.id))
  const ofFolder = named(sidebarNameOf(data.folder, categories))
  return (
    named(data.sidebar?.name) ?? (ofFolder?.ancestors.has(data.id) ? ofFolder : (listing() ?? ofFolder ?? sidebars[0]!))
  )
}

type Ancestor = { readonly id: string; readonly label: string; readonly path?: string | undefined }

/** The categories around a doc in its sidebar; its folders if no sidebar lists it. */
function ancestorsOf({ data, gatheredIn }: Doc, sidebar: Sidebar, version: DocsVersion): readonly Ancestor[] {
  const { categories, categoryPages } = version
  if (gatheredIn) {
    const { id, label } = gatheredIn.data
    return [...ancestorsOf(gatheredIn, sidebar, version), { id, label, path: gatheredIn.href }]
  }
  return (
    sidebar.ancestors.get(data.id) ??
    trailOf(data.folder).map((folder) => ({
      id: folder,
      label: categories.get(folder)?.label ?? folderLabel(folder),
      path: categoryPages.pathOf(folder),
    }))
  )
}

const breadcrumbsOf = ({ data, href }: Doc, ancestors: readonly Ancestor[]): DocProps['breadcrumbs'] => [
  // A category without another page and with the label of this page is left out, so that no label is repeated.
  ...ancestors
    .filter(
      (category) =>
        !isGroup(category) &&
        (category.label !== data.label || (category.path !== undefined && category.path !== href)),
    )
    .map(({ label, path }) => ({ label, path })),
  { label: data.label, path: href },
]

function neighboursOf(
  { data }: Doc,
  { order, positions }: Sidebar,
  { docs }: DocsVersion,
): Pick<DocProps, 'previous' | 'next'> {
  const position = positions.get(data.id)
  const around = (step: number) => (position === undefined ? undefined : order[position + step])
  const chosen = (id: string | null | undefined, otherwise: Doc | undefined) => {
    const other = id === undefined ? otherwise : docs.find((doc) => doc.data.id === id)
    return other && { title: other.data.pagination.label ?? other.data.label, path: other.href }
  }
  const { previous, next } = data.pagination
  return { previous: chosen(previous, around(-1)), next: chosen(next, around(1)) }
}
