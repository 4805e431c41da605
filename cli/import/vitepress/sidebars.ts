/** Sidebars of VitePress, a list or one for each path, with the labels of all languages. */
import { posix } from 'node:path'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import type { Language } from './config.ts'
import { labels, type Context } from './menus.ts'
import type { Page } from './pages.ts'
import type { Text } from '../texts.ts'

type SidebarEntry =
  | { readonly doc: string; readonly label: Text }
  | { readonly label: Text; readonly href: string }
  | {
      readonly label: Text
      readonly doc?: string | undefined
      readonly items: readonly SidebarEntry[]
      readonly collapsed: boolean
    }

export type Sidebars = {
  /** By name, as the new site has them. */
  readonly written: Readonly<Record<string, readonly SidebarEntry[]>>
  /** The name a page has to choose, because another sidebar lists it first, or none does. */
  chosenBy(page: Page): string | undefined
}

/** One of a language: the path its pages are below, without the folder of the language. */
type Own = { readonly path: string; readonly items: readonly SidebarEntry[] }

export function sidebarsOf(context: Context): Sidebars {
  const { languages, draft } = context
  const [main] = languages
  const spoken = languages.filter(({ theme }) => theme === main!.theme || theme['sidebar'] !== main!.theme['sidebar'])
  const [first, ...others] = spoken.map((language) => ({ language, own: ownSidebars(language, context) }))
  const found = first?.own ?? []
  const byName = found.map(({ path, items }) => {
    const translated = others.flatMap(({ language, own }) => {
      const same = own.find((each) => each.path === path)
      if (!same) return []
      const [here, there] = [idsIn(items), idsIn(same.items)]
      if (here.some((id) => !there.includes(id)) || there.some((id) => !here.includes(id)))
        draft.notes.push({
          text: `The sidebar of ${path} lists other pages in "${language.id}": all languages have that of "${first!.language.id}"`,
        })
      return [{ id: language.id, items: same.items }]
    })
    return [nameOf(path), withLabels(items, first!.language.id, translated)] as const
  })
  for (const { language, own } of others)
    for (const { path } of own)
      if (!found.some((each) => each.path === path))
        draft.notes.push({ text: `The sidebar of ${path} is there in "${language.id}" only, and was left behind` })
  for (const [index, { path }] of found.entries()) {
    const other = found.slice(0, index).find((each) => nameOf(each.path) === nameOf(path))
    if (other)
      draft.notes.push({ text: `The sidebars of ${other.path} and ${path} have one name here: the second stayed` })
  }
  const listed = byName.filter(([, items]) => items.length)
  return { written: Object.fromEntries(listed), chosenBy: chooser(found, listed) }
}

/** The longest path that a page lies below decides, as it does there. */
function chooser(
  found: readonly Own[],
  listed: readonly (readonly [string, readonly SidebarEntry[]])[],
): Sidebars['chosenBy'] {
  const paths = found.map(({ path }) => path).sort((a, b) => b.length - a.length)
  const ids = listed.map(([name, items]) => [name, new Set(idsIn(items))] as const)
  return ({ kind, key, name }) => {
    if (kind !== 'doc') return undefined
    const path = paths.find((each) => key.startsWith(each))
    const wanted = path === undefined ? undefined : nameOf(path)
    const isMain = ids.find(([each, inside]) => each === 'main' && inside.has(idOf(name)))
    const shown = (isMain ?? ids.find(([, inside]) => inside.has(idOf(name))))?.[0] ?? 'main'
    return wanted === undefined || wanted === shown || !listed.some(([each]) => each === wanted) ? undefined : wanted
  }
}

/** `guide/x.md` -> `guide/x`: as `plugins/docs` calls it. */
export const idOf = (name: string): string => name.replace(/\.md$/, '')

const nameOf = (path: string): string =>
  path
    .replaceAll(/^\/|\/$/g, '')

    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-') || 'main'

function ownSidebars(language: Language, context: Context): readonly Own[] {
  const { sidebar } = language.theme
  if (Array.isArray(sidebar)) return [{ path: '/', items: entriesOf(sidebar, '', language, context) }]
  const folders = context.languages.flatMap(({ folder }) => (folder ? [folder] : []))
  return Object.entries(fieldsOf(sidebar)).flatMap(([written, value]): readonly Own[] => {
    const path = posix.join('/', written, '/')
    const folder = folders.find((each) => path.startsWith(`/${each}/`)) ?? ''
    if (folder !== language.folder) return []
    const items = Array.isArray(value) ? value : listOf(fieldsOf(value)['items'])
    const base = textOf(fieldsOf(value)['base']) ?? ''
    return [{ path: folder ? path.slice(folder.length + 1) : path, items: entriesOf(items, base, language, context) }]
  })
}

function entriesOf(
  items: readonly unknown[],
  base: string,
  language: Language,
  context: Context,
): readonly SidebarEntry[] {
  return items.map(fieldsOf).flatMap((item): readonly SidebarEntry[] => {
    const label = labelOf(item)
    const link = textOf(item['link'])
    const inside = listOf(item['items'])
    const own = textOf(item['base']) ?? base
    const target = link === undefined ? undefined : targetOf(link, own, { language, context, item })
    if (!inside.length) return label && target ? [entryOf(label, target)] : []
    const entries = entriesOf(inside, own, language, context)
    if (!label || !entries.length) return entries
    const doc = target && 'doc' in target ? { doc: target.doc } : {}
    return [{ label, ...doc, collapsed: item['collapsed'] === true, items: entries }]
  })
}

/** Labels may be HTML there. */
const labelOf = (item: Fields): string => (textOf(item['text']) ?? '').replaceAll(/<[^<>]*>/g, '').trim()

type Target = { readonly doc: string } | { readonly href: string }
type At = { readonly language: Language; readonly context: Context; readonly item: Fields }

const entryOf = (label: string, target: Target): SidebarEntry => ({ ...target, label })

function targetOf(link: string, base: string, { language, context: { pages, draft }, item }: At): Target | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(link)) return { href: link }
  // A base may be the beginning of a name: `/reference/theme-`.
  const whole = base ? base + link.replace(/^\//, base.endsWith('/') ? '' : '/') : link
  const [path = '', hash] = posix.join('/', whole).split('#')
  const page = pages.at(path)
  if (page?.kind === 'doc' && page.language === language && hash === undefined) return { doc: idOf(page.name) }
  if (page) return { href: page.now + (hash === undefined ? '' : `#${hash}`) }
  if (/\.(?!html?$|md$)\w+$/.test(path)) return { href: path }
  draft.notes.push({ text: `An entry of the sidebar leads to no page and was left out: ${JSON.stringify(item)}` })
  return undefined
}

const idsIn = (items: readonly SidebarEntry[]): readonly string[] =>
  items.flatMap((item) => [
    ...('doc' in item && item.doc !== undefined ? [item.doc] : []),
    ...('items' in item ? idsIn(item.items) : []),
  ])

type Translated = { readonly id: string; readonly items: readonly SidebarEntry[] }

/** Pages are found by their ids, groups and links by their places. */
function withLabels(
  items: readonly SidebarEntry[],
  first: string,
  translated: readonly Translated[],
): readonly SidebarEntry[] {
  return items.map((item, index): SidebarEntry => {
    const same = translated.flatMap(({ id, items: all }) => {
      const found =
        'doc' in item && !('items' in item)
          ? all.find((each) => 'doc' in each && !('items' in each) && each.doc === item.doc)
          : all[index]
      return found && 'items' in found === 'items' in item ? [{ id, found }] : []
    })
    const label = labels(item, first, same)
    if (!('items' in item)) return { ...item, label }
    const inside = same.flatMap(({ id, found }) => ('items' in found ? [{ id, items: found.items }] : []))
    return { ...item, label, items: withLabels(item.items, first, inside) }
  })
}
