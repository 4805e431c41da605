/** Door of the theme for projects: types of what it is given, hooks for its words. Components are doors of their own. */
export type { Palette, SocialLink, Theme, ThemeBrand } from './brand.ts'
export type { FooterColumn, NavDropdown, NavEntry, NavExternal, Navigation, NavLink } from './navigation.ts'
export type { Text } from './text.ts'
export type { Words } from './words/en/index.ts'
export type { ByLocale } from './words/pick.ts'
export { useText } from './words/useText.ts'
export { useWords } from './words/useWords.ts'
