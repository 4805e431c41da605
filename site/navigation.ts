/**
 * Menus as data, with labels in both languages, and what only this site's bar has.
 *
 * What an entry *does* (log in, try the cloud) belongs to the features; here stands that it is there, and its words.
 */
import type * as Links from '../theme/navigation.ts'
import type { Text } from './text.ts'

export type NavLink = Links.NavLink<Text>
export type NavExternal = Links.NavExternal<Text>
export type NavDropdown = Links.NavDropdown<Text>
export type NavEntry = Links.NavEntry<Text>
export type FooterColumn = Links.FooterColumn<Text>

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

export type Navigation = Links.Navigation<Text> & { readonly actions: readonly NavAction[] }

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
