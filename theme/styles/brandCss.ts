/** The stylesheet of one brand: every token of `tokens.ts` with its value, light and dark. Nothing but custom properties. */
import type { Palette, Theme } from '../brand.ts'
import { themeAttributes } from '../client/behaviour.ts'
import { branded, dark, light } from './neutrals.ts'
import { constants, type Constants } from './tokens.ts'

/** `own`: values in place of those of the theme. */
export function brandCss({ light: day, dark: night }: Theme, own: Constants = {}): string {
  const dayRules = `color-scheme:light;${rules({ ...light, ...colours(day) })}`
  const nightRules = `color-scheme:dark;${rules({ ...dark, ...colours(night) })}`
  return [
    `:root{${rules({ ...constants, ...own })}}`,
    '@media (pointer:coarse){:root{--tap:40px}}',
    // On the root the visitor's choice, on anything else what that part of a page is to look like.
    `:root,[${themeAttributes.theme}=light]{${dayRules}}`,
    // Paper stays white: dark is for screens.
    `@media screen{[${themeAttributes.theme}=dark]{${nightRules}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([${themeAttributes.theme}=light]){${nightRules}}}`,
    '',
  ].join('\n')
}

const colours = (palette: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries(branded).map(([name, field]) => [name, palette[field]]))

const rules = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
