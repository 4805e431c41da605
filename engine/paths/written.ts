/**
 * Addresses as visitors see them. Inside of the engine, of plugins and of components a path has a slash at both ends and no base
 * path, whatever the brand says of its addresses: both are put right where a page, a feed, a redirect or another file is written.
 */
import type { Brand, Config } from '../types.ts'
import { basePathOf } from './base.ts'

type Style = Pick<Brand, 'trailingSlash'>

/** Within the site: `/docs/a/?q=1#b` -> `/docs/a?q=1#b` where addresses end without a slash. The home page keeps its own. */
export const writtenHref = (href: string, { trailingSlash }: Style): string =>
  trailingSlash === 'never' ? href.replace(/^(\/(?!\/)[^?#]*[^/?#])\/+(?=[?#]|$)/, '$1') : href

/** On its host, from there on: with the base path of the site. */
export const hostHref = (
  href: string,
  brand: Pick<Brand, 'origin' | 'trailingSlash'>,
  config: Pick<Config, 'production'>,
): string => basePathOf(brand, config) + writtenHref(href, brand)

/** Absolute. */
export const urlOf = (href: string, brand: Pick<Brand, 'origin' | 'trailingSlash'>): string =>
  brand.origin + writtenHref(href, brand)

/** The path of the page that an address means, however it is spelled: `/x`, `/x.html` and `/x/index.html` -> `/x/`. */
export const pagePath = (path: string): string => path.replace(/\/index\.html$|\.html$|\/$/, '') + '/'

/** Whether a brand of the site has addresses that end without a slash. */
export const hasBareAddresses = ({ brands }: Pick<Config, 'brands'>): boolean =>
  brands.some(({ trailingSlash }) => trailingSlash === 'never')
