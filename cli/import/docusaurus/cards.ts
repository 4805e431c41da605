/** `<DocCardList />`: the pages of a category as cards. They are written down, for the sidebar is not known where prose is read. */
import { posix } from 'node:path'
import { slug as slugOf } from 'github-slugger'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'

/** A page of one version, in one language. */
export type CardPage = {
  readonly id: string
  /** Its address in the first language. */
  readonly path: string
  /** File in the new project. */
  readonly target: string
  /** Names in the new project, without numbers before them. */
  readonly folder: string
  /** The page of its folder. */
  readonly isIndex: boolean
  readonly isListed: boolean
  readonly label: string
  readonly description: string | undefined
  readonly position: number | undefined
}

export type Categories = {
  /** What the file of a folder says; empty where there is none. */
  dataOf(folder: string): Fields
  /** Its place by the number before its name. */
  numberOf(folder: string): number | undefined
  /** Address of the list that a category makes. */
  listPath(slug: string): string
}

type Entry = { readonly label: string; readonly path: string; readonly description: string | undefined }

/** Stands where the cards will. */
const mark = '{/* the cards of this category */}'

const element =
  /<DocCardList(?:\s+items=\{\s*useCurrentSidebarCategory\(\)\.items\s*\})?\s*(?:\/>|>\s*<\/DocCardList>)/g
const importOf = (name: string): RegExp =>
  new RegExp(String.raw`^import\s+(?:${name}|\{\s*${name}\s*\})\s+from\s+['"]@[^'"\n]+['"];?[ \t]*$`, 'gm')

/** Lists with items of their own stay. */
export function withCardMarks(text: string): string {
  if (!text.includes('<DocCardList')) return text
  const marked = text.replaceAll(element, mark)
  return ['DocCardList', 'useCurrentSidebarCategory'].reduce((prose, name) => {
    const without = prose.replaceAll(importOf(name), '')
    return new RegExp(String.raw`\b${name}\b`).test(without) ? prose : without
  }, marked)
}

export const hasCardMarks = (text: string): boolean => text.includes(mark)

type Given = {
  /** Those of the language, and those of the first one that it has not. */
  readonly pages: readonly CardPage[]
  readonly sidebars: Fields
  readonly categories: Categories
  /** Before addresses: `/fr`. */
  readonly prefix: string
}

export function withCards(text: string, page: CardPage, given: Given): string {
  const lines = entriesFor(page, given).flatMap(({ label, path, description }) => [
    `- [${label.replaceAll(/[[\]]/g, String.raw`\$&`)}](${linkTo(path, given)})${description ? '\\' : ''}`,
    ...(description ? [`  ${description.replaceAll(/\s+/g, ' ').trim()}`] : []),
  ])
  return text.replaceAll(mark, () => (lines.length ? [':::cards', ...lines, ':::'].join('\n') : ''))
}

function linkTo(path: string, { prefix }: Given): string {
  const address = path.startsWith('/') ? prefix + path : path
  return /[\s()]/.test(address) ? `<${address}>` : address
}

/** Of the category that the page is the page of; else those beside it. */
function entriesFor(page: CardPage, given: Given): readonly Entry[] {
  const others = (entries: readonly Entry[]) => entries.filter(({ path }) => path !== page.path)
  const lists = Object.values(given.sidebars).flatMap((items) => listsIn(items))
  const isOf = ({ link }: List) => fieldsOf(link)['type'] === 'doc' && fieldsOf(link)['id'] === page.id
  const own = lists.find(isOf)
  if (own) return entriesOf(own.items, given)
  if (page.isIndex) return others(entriesIn(page.folder, given))
  const around = lists.find(({ items }) => listOf(items).some((item) => idOf(item) === page.id))
  return others(around ? entriesOf(around.items, given) : entriesIn(page.folder, given))
}

type List = { readonly items: unknown; readonly link: unknown }

/** All categories of a sidebar, and the sidebar itself. */
function listsIn(items: unknown, link?: unknown): readonly List[] {
  const inside = Array.isArray(items)
    ? items.map(fieldsOf).flatMap((item) => categoriesIn(item))
    : Object.values(fieldsOf(items)).flatMap((each) => listsIn(each))
  return [{ items, link }, ...inside]
}

const categoriesIn = (item: Fields): readonly List[] =>
  item['type'] === 'category'
    ? listsIn(item['items'], item['link'])
    : item['type'] === undefined
      ? Object.values(item).flatMap((each) => listsIn(each))
      : []

const idOf = (item: unknown): string | undefined => {
  const { type, id } = fieldsOf(item)
  return typeof item === 'string' ? item : type === 'doc' || type === 'ref' ? textOf(id) : undefined
}

function entriesOf(items: unknown, given: Given): readonly Entry[] {
  if (!Array.isArray(items))
    return Object.entries(fieldsOf(items)).flatMap(([label, inside]) => categoryOf({ label, items: inside }, given))
  return items.flatMap((item: unknown): readonly Entry[] => {
    const id = idOf(item)
    const fields = fieldsOf(item)
    if (id !== undefined) {
      const page = given.pages.find((each) => each.id === id)
      return page?.isListed ? [{ ...entryOf(page), label: labelIn(fields) ?? page.label }] : []
    }
    switch (fields['type']) {
      case 'autogenerated':
        return entriesIn(String(fields['dirName']).replace(/^\.(?:\/|$)/, ''), given)
      case 'link':
        return [
          { label: labelIn(fields) ?? '', path: String(fields['href']), description: textOf(fields['description']) },
        ]
      case 'category':
        return categoryOf(fields, given)
      case undefined:
        return entriesOf(fields, given)
      default:
        return []
    }
  })
}

/** Labels may be those of all languages. */
const labelIn = ({ label }: Fields): string | undefined => textOf(label) ?? textOf(Object.values(fieldsOf(label))[0])

const entryOf = ({ label, path, description }: CardPage): Entry => ({ label, path, description })

/** One without a page leads to the first that is in it. */
function categoryOf(fields: Fields, given: Given): readonly Entry[] {
  const label = labelIn(fields) ?? ''
  const link = fieldsOf(fields['link'])
  const page = link['type'] === 'doc' ? given.pages.find(({ id }) => id === link['id']) : undefined
  const list = link['type'] === 'generated-index' ? given.categories.listPath(slugIn(link, label)) : undefined
  const path = page?.path ?? list ?? entriesOf(fields['items'], given)[0]?.path
  const description = textOf(link['description']) ?? textOf(fields['description']) ?? page?.description
  return path === undefined ? [] : [{ label, path, description }]
}

const slugIn = (link: Fields, label: string): string => textOf(link['slug']) ?? `/category/${slugOf(label)}`

type Piece = { readonly page: CardPage } | { readonly folder: string; readonly index: CardPage | undefined }

type Pages = Pick<Given, 'pages' | 'categories'>

/** Pages and folders as the generated sidebar has them. */
function piecesIn(folder: string, { pages, categories }: Pages): readonly Piece[] {
  const listed = pages.filter(({ isListed }) => isListed)
  const depth = folder ? folder.split('/').length + 1 : 1
  const here = listed.filter((page) => page.folder === folder && (!page.isIndex || !folder))
  const below = listed.filter((page) => page.folder.startsWith(folder && `${folder}/`) && page.folder !== folder)
  const folders = new Set(below.map((page) => page.folder.split('/').slice(0, depth).join('/')))
  const found = [
    ...here.map((page) => ({ piece: { page }, position: page.position, name: posix.basename(page.target) })),
    ...[...folders].map((each) => {
      const index = listed.find((page) => page.folder === each && page.isIndex)
      const given = categories.dataOf(each)['position'] ?? index?.position ?? categories.numberOf(each)
      const position = typeof given === 'number' ? given : undefined
      return { piece: { folder: each, index }, position, name: posix.basename(each) }
    }),
  ]
  return (
    found
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      // Where none has a place, that is no number, and they stay by name.
      .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
      .map(({ piece }) => piece)
  )
}

function entriesIn(folder: string, given: Given): readonly Entry[] {
  return piecesIn(folder, given).flatMap((piece): readonly Entry[] => {
    if ('page' in piece) return [entryOf(piece.page)]
    const { folder: name, index } = piece
    const data = given.categories.dataOf(name)
    const label = labelIn(data) ?? index?.label ?? posix.basename(name)
    const link = index ? { type: 'doc', id: index.id } : data['link']
    return categoryOf({ ...data, label, link, items: [{ type: 'autogenerated', dirName: name }] }, given)
  })
}

/** All pages that folders list, as readers come by them. */
export const inOrder = (folder: string, given: Pages): readonly CardPage[] =>
  piecesIn(folder, given).flatMap((piece) =>
    'page' in piece ? [piece.page] : [...(piece.index ? [piece.index] : []), ...inOrder(piece.folder, given)],
  )
