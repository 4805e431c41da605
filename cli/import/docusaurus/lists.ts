/** The lists that categories make: Docusaurus tells them apart by numbers where their labels are the same. */
import { posix } from 'node:path'
import GithubSlugger, { slug as slugOf } from 'github-slugger'
import { fieldsOf, textOf, type Fields } from '../fields.ts'
import { addressOf } from '../project.ts'
import type { CardPage, Categories } from './cards.ts'
import { foldersOf } from './labels.ts'
import type { SourceContext } from './prosePlace.ts'
import type { Version } from './versions.ts'

/** Where the list of a category is, by its link and its label. */
export type ListPath = (link: Fields, label: string) => string

export function createListPath(): ListPath {
  const slugger = new GithubSlugger()
  return ({ slug }, label) => textOf(slug) ?? `/category/${slugger.slug(label)}`
}

/** Hand-written sidebars, with an address for each list that is not the one of its label. */
export function withListPaths(items: unknown, pathOf: ListPath): unknown {
  if (Array.isArray(items)) return items.map((item) => withListPaths(item, pathOf))
  if (typeof items !== 'object' || items === null) return items
  const fields = fieldsOf(items)
  const label = textOf(fields['label']) ?? ''
  const link = fieldsOf(fields['link'])
  const path = isList(link) ? pathOf(link, label) : undefined
  const named = path === undefined || path === `/category/${slugOf(label)}` ? {} : { link: { ...link, slug: path } }
  return {
    ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withListPaths(value, pathOf)])),
    ...named,
  }
}

const isList = (link: Fields): boolean => link['type'] === 'generated-index'

type Lists = { readonly pages: readonly CardPage[]; readonly categories: Categories; readonly sidebars: Fields }

/** Their addresses stay. A folder has a list where a page of it is listed. */
export function keepLists(
  { pages, categories, sidebars }: Lists,
  { segment }: Version,
  { source, draft }: SourceContext,
): void {
  const folders = new Set(pages.flatMap((page) => (page.isListed ? foldersOf(posix.join(page.folder, '-')) : [])))
  const made = [...folders].map((folder) => fieldsOf(categories.dataOf(folder)['link'])).filter(isList)
  const paths = [...made.flatMap(({ slug }) => textOf(slug) ?? []), ...pathsIn(sidebars, createListPath())]
  for (const path of paths) {
    const address = addressOf(source.route, segment, path)
    draft.addresses.push({ old: address, now: address })
  }
}

function pathsIn(items: unknown, pathOf: ListPath): readonly string[] {
  if (typeof items !== 'object' || items === null) return []
  const { link, label } = fieldsOf(items)
  const own = isList(fieldsOf(link)) ? [pathOf(fieldsOf(link), textOf(label) ?? '')] : []
  return [...own, ...Object.values(items).flatMap((item) => pathsIn(item, pathOf))]
}
