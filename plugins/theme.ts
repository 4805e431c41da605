/** The brand's token values as one small stylesheet, so that all brands share the components' styles. */
import { hashOf, short } from '../engine/hash.ts'
import type { Brand, Plugin } from '../engine/types.ts'

export type ThemeOptions<B extends Brand> = {
  /** The stylesheet of a brand: custom properties only. */
  readonly css: (brand: B) => string
}

/** Shares the stylesheet's href as `theme`. */
export function theme<B extends Brand>({ css }: ThemeOptions<B>): Plugin {
  const fileOf = (brand: Brand) => `assets/theme-${short(hashOf(css(brand as B)))}.css`
  return {
    name: 'theme',
    emits: ['assets/theme-*.css'],
    route: (_own, _all, brand) => ({ routes: [], shared: { theme: `/${fileOf(brand)}` } }),
    emit: (_pages, { brand }) => [{ path: fileOf(brand), body: css(brand as B) }],
  }
}
