/**
 * Menus as data. Labels carry both languages; `path` is a path in the default locale, components localise it.
 *
 * What an entry *does* (log in, try the cloud) belongs to the features; here stands that it is there, and its words.
 */
import type { Text } from './text.ts'

export type NavLink = { readonly kind: 'link'; readonly id: string; readonly label: Text; readonly path: string }

export type NavExternal = {
  readonly kind: 'external'
  readonly id: string
  readonly label: Text
  readonly href: string
}

export type NavDropdown = {
  readonly kind: 'dropdown'
  readonly id: string
  readonly label: Text
  readonly items: readonly (NavLink | NavExternal)[]
}

/** An entry of the bar. It is marked as current on paths that start with one of `active`; `/` means the home page only. */
export type NavEntry = (NavLink | NavDropdown) & { readonly active?: readonly string[] | undefined }

/** An entry of the menu of a person who is logged in; both paths are below the console's address. */
type UserMenuItem = {
  readonly id: string
  readonly label: Text
  readonly console: string
  /** The console has addresses of its own for small screens. */
  readonly mobile: string
}

/** Right side of the bar, in this order. */
export type NavAction =
  | {
      readonly kind: 'icon'
      readonly icon: 'github' | 'gitee' | 'discord'
      readonly label: Text
      readonly href: string
    }
  | { readonly kind: 'login'; readonly label: Text; readonly path: string }
  | { readonly kind: 'tryCloud'; readonly label: Text }
  | {
      readonly kind: 'userMenu'
      readonly greeting: Text
      /** For a person with neither a name nor an e-mail address. */
      readonly nobody: Text
      readonly items: readonly UserMenuItem[]
      readonly logOut: Text
      /** While it is going on. */
      readonly loggingOut: Text
    }

export type FooterColumn = {
  readonly id: string
  readonly label: Text
  readonly items: readonly (NavLink | NavExternal)[]
}

export type Navigation = {
  readonly entries: readonly NavEntry[]
  readonly actions: readonly NavAction[]
  readonly footer: {
    /** One sentence below the logo. */
    readonly intro: Text
    readonly columns: readonly FooterColumn[]
    /** Certificates. */
    readonly badges?: readonly { readonly label: string; readonly href: string }[] | undefined
  }
}

export const defineNavigation = (navigation: Navigation): Navigation => navigation

/** Builders, so that a menu reads as a table. */
export const link = (id: string, zh: string, en: string, path: string): NavLink => ({
  kind: 'link',
  id,
  label: { zh, en },
  path,
})

export const external = (id: string, zh: string, en: string, href: string): NavExternal => ({
  kind: 'external',
  id,
  label: { zh, en },
  href,
})

export const dropdown = (id: string, zh: string, en: string, items: NavDropdown['items']): NavDropdown => ({
  kind: 'dropdown',
  id,
  label: { zh, en },
  items,
})

/**
 * Id of the entry to mark as current on a page; `key` is the page's path in the default locale.
 *
 * The longest prefix wins: `/clouddm_solution/` belongs to `/clouddm_solution`, not to `/clouddm`.
 */
export function currentEntry({ entries }: Navigation, key: string): string | undefined {
  const candidates = entries.flatMap(({ id, active }) => (active ?? []).map((prefix) => ({ id, prefix })))
  return candidates
    .filter(({ prefix }) => (prefix === '/' ? key === '/' : key.startsWith(prefix)))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.id
}
