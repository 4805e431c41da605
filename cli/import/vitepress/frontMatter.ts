/** Keys of a page's head: those that have a place here under another name, and those that have none. */
import type { Document } from 'yaml'
import { fieldsOf, listOf, textOf } from '../fields.ts'
import { lineAt } from '../fences.ts'
import { slugOf, type Page } from './pages.ts'
import type { ProseContext } from './proseContext.ts'

type Given = { readonly value: unknown; readonly page: Page; readonly context: ProseContext }
type Change = {
  /** Keys and values here; `undefined` where it has no place, as in a page without what it speaks of. */
  readonly becomes?: (given: Given) => Readonly<Record<string, unknown>> | undefined
  /** What is said where it became nothing. Without it nothing is lost. */
  readonly elseTold?: string
}

const levels = (value: unknown): readonly [unknown, unknown] | undefined => {
  if (value === 'deep') return [2, 6]
  if (Array.isArray(value)) return [value[0], value[1]]
  return typeof value === 'number' ? [value, value] : undefined
}

const neighbour =
  (key: string) =>
  ({ value, page, context }: Given) => {
    if (value === false) return { [key]: null }
    const { text, link } = fieldsOf(value)
    const id = textOf(link) && context.idAt(String(link), page)
    if (id && text) context.uses.add(neighbourRenamed, page.file, lineOf(key.slice('pagination_'.length), page.text))
    return id ? { [key]: id } : undefined
  }

const neighbourRenamed = 'Texts of links to the previous and the next page are the names of those pages now'
const neighbourLost =
  'Links to the previous and the next page that are texts alone, or lead to another site, were left out'

/** Of no meaning there, but to a theme, and of one here that could hide a page or refuse its value. */
const meantElse =
  `authors custom_edit_url displayed_sidebar draft format hide_table_of_contents hide_title id image image_alt last_update
  pagination_label pagination_next pagination_prev parse_number_prefixes publishAt redirect_from sidebar_badge sidebar_class_name
  sidebar_key sidebar_label sidebar_position toc_max_heading_level toc_min_heading_level unlisted`.split(/\s+/)

const unread = (key: string) =>
  `Keys that VitePress does not read, and that say something else here, were left out: ${key}`

const isDay = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(String(value))

const changes: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(meantElse.map((key) => [key, { elseTold: unread(key) }])),
  title: { becomes: ({ value }) => (typeof value === 'string' && value.trim() ? { title: value } : {}) },
  description: { becomes: ({ value }) => (typeof value === 'object' ? {} : { description: String(value) }) },
  date: { becomes: ({ value }) => (isDay(value) ? { date: value } : undefined), elseTold: unread('date') },
  layout: {
    becomes: ({ value }) => (['doc', 'home', 'page'].includes(String(value)) ? {} : undefined),
    elseTold: 'Layouts of its own (layout) are those of the theme now',
  },
  hero: {},
  features: {},
  home: {},
  sidebar: {},
  outline: {
    becomes: ({ value }) => {
      const [from, to] = levels(fieldsOf(value)['level'] ?? value) ?? []
      if (value === false) return { hide_table_of_contents: true }
      return from === undefined ? undefined : { toc_min_heading_level: from, toc_max_heading_level: to }
    },
    elseTold: 'Titles of tables of contents (outline) were left out',
  },
  aside: {
    becomes: ({ value }) => (value === false ? { hide_table_of_contents: true } : {}),
  },
  prev: { becomes: neighbour('pagination_prev'), elseTold: neighbourLost },
  next: { becomes: neighbour('pagination_next'), elseTold: neighbourLost },
  editLink: { becomes: ({ value }) => (value === false ? { custom_edit_url: null } : {}) },
  lastUpdated: {
    becomes: ({ value }) => (isDay(value) ? { last_update: { date: String(value).slice(0, 10) } } : {}),
  },
  head: { becomes: descriptionIn, elseTold: 'Tags in the head of single pages were left out' },
  tags: { becomes: ({ value }) => ({ tags: listIn(value) }) },
  keywords: { becomes: ({ value }) => ({ keywords: listIn(value) }) },
  titleTemplate: { elseTold: 'Titles of browsers of its own (titleTemplate) were left out' },
  navbar: { elseTold: 'Switches of the bar, the foot and the style of single pages were left out' },
  footer: { elseTold: 'Switches of the bar, the foot and the style of single pages were left out' },
  pageClass: { elseTold: 'Switches of the bar, the foot and the style of single pages were left out' },
  isHome: {},
  lang: {},
  search: { elseTold: 'Pages that were kept from the search (search: false): write unlisted: true' },
}

/** There these are words between commas, too. */
const listIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : String(value).split(',')).map((each) => each.trim()).filter(Boolean)

/** A description, and a picture for previews, are keys by themselves here. */
function descriptionIn({ value }: Given): Readonly<Record<string, unknown>> | undefined {
  const tags = listOf(value).map((tag) => fieldsOf(listOf(tag)[1]))
  const found = tags.map(({ name, property, content }) => {
    if (name === 'description') return { description: content }
    if (name === 'keywords') return { keywords: listIn(content) }
    return property === 'og:image' && String(content).startsWith('/') ? { image: content } : undefined
  })
  return found.every(Boolean) ? Object.assign({}, ...found) : undefined
}

export function changeFront(front: Document, page: Page, context: ProseContext): void {
  for (const [key, value] of Object.entries(page.front)) if (value === null) front.delete(key)
  // Those that are written there: what one of them becomes is not looked at again.
  for (const [key, { becomes, elseTold }] of Object.entries(changes).filter(([name]) => front.has(name))) {
    const now = becomes?.({ value: page.front[key], page, context })
    if (now?.[key] === page.front[key]) continue
    front.delete(key)
    for (const [name, value] of Object.entries(now ?? {})) if (!front.has(name)) front.set(name, value)
    if (now === undefined && elseTold) context.uses.add(elseTold, page.file, lineOf(key, page.text))
  }
  const slug = page.kind === 'doc' || front.has('slug') ? slugOf(page) : undefined
  if (slug) front.set('slug', slug)
  else if (front.has('slug')) front.delete('slug')
  const sidebar = context.sidebarOf(page)
  if (sidebar !== undefined) front.set('displayed_sidebar', sidebar)
  if (page.front['layout'] === 'home' || page.front['home'] === true) describeHome(front, page)
}

/** A home page says what it is in its hero. */
function describeHome(front: Document, { front: given, language }: Page): void {
  const { name, text, tagline } = fieldsOf(given['hero'])
  const title = textOf(name) ?? textOf(text) ?? textOf(language.config['title'])
  if (title && !front.has('title')) front.set('title', plain(title))
  const said = textOf(tagline) ?? textOf(text)
  if (said && !front.has('description')) front.set('description', plain(said))
}

const plain = (text: string): string =>
  text
    .replaceAll(/\s*<br\s*\/?>\s*/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .trim()

const lineOf = (key: string, text: string): number =>
  lineAt(text, Math.max(0, text.search(new RegExp(`^${key}\\s*:`, 'm'))))
