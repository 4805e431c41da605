/** Menus as data. `path` is a path in the default locale, components localise it. */
import type { Text } from './text.ts'

export type NavLink<T extends Text = Text> = {
  readonly kind: 'link'
  readonly id: string
  readonly label: T
  readonly path: string
}

export type NavExternal<T extends Text = Text> = {
  readonly kind: 'external'
  readonly id: string
  readonly label: T
  readonly href: string
}

export type NavDropdown<T extends Text = Text> = {
  readonly kind: 'dropdown'
  readonly id: string
  readonly label: T
  readonly items: readonly (NavLink<T> | NavExternal<T>)[]
}

/** An entry of the bar. It is current on paths that start with one of `active`; `/` means the home page only. */
export type NavEntry<T extends Text = Text> = (NavLink<T> | NavExternal<T> | NavDropdown<T>) & {
  readonly active?: readonly string[] | undefined
  /** Shown in the locales where this section has pages. Default: in all. */
  readonly section?: 'docs' | 'blog' | undefined
}

export type FooterColumn<T extends Text = Text> = {
  readonly id: string
  readonly label: T
  readonly items: readonly (NavLink<T> | NavExternal<T>)[]
}

export type Navigation<T extends Text = Text> = {
  readonly entries: readonly NavEntry<T>[]
  readonly footer: {
    /** One sentence below the logo. */
    readonly intro?: T | undefined
    readonly columns: readonly FooterColumn<T>[]
    /** Certificates. */
    readonly badges?: readonly { readonly label: string; readonly href: string }[] | undefined
  }
}

/**
 * Id of the entry that is current on a page; `key` is the page's path in the default locale.
 *
 * The longest prefix wins: `/clouddm_solution/` belongs to `/clouddm_solution`, not to `/clouddm`.
 */
export function currentEntry({ entries }: Pick<Navigation, 'entries'>, key: string): string | undefined {
  const candidates = entries.flatMap(({ id, active }) => (active ?? []).map((prefix) => ({ id, prefix })))
  return candidates
    .filter(({ prefix }) => (prefix === '/' ? key === '/' : key.startsWith(prefix)))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.id
}

/** Whatever leads where the menu leads already is left out, so that a site places an entry of a plugin by writing it itself. */
export function withAdded(
  { entries, footer }: Navigation,
  addedEntries: readonly NavEntry[],
  addedColumns: readonly FooterColumn[],
): Navigation {
  const bar = addedTo(placesOf(entries), addedEntries)
  const known = placesOf(footer.columns)
  const columns = addedColumns
    .map((column) => ({ ...column, items: addedTo(known, column.items) }))
    .filter(({ items }) => items.length)
  return { entries: [...entries, ...bar], footer: { ...footer, columns: columns.reduce(withColumn, footer.columns) } }
}

type Item = { readonly path: string } | { readonly href: string } | { readonly items: readonly Item[] }

/** Paths and addresses that entries lead to, those of their menus included. */
const placesOf = (entries: readonly Item[]): Set<string> =>
  new Set(
    entries.flatMap((entry) =>
      'items' in entry ? [...placesOf(entry.items)] : ['path' in entry ? entry.path : entry.href],
    ),
  )

/** Those of the items that lead somewhere new; what they lead to is known from then on. */
function addedTo<I extends Item>(known: Set<string>, items: readonly I[]): readonly I[] {
  return items.filter((item) => {
    const places = [...placesOf([item])]
    const isNew = places.some((place) => !known.has(place))
    for (const place of places) known.add(place)
    return isNew
  })
}

function withColumn(columns: readonly FooterColumn[], added: FooterColumn): readonly FooterColumn[] {
  const own = columns.find(({ id }) => id === added.id)
  if (!own) return [...columns, added]
  return columns.map((column) => (column === own ? { ...own, items: [...own.items, ...added.items] } : column))
}
