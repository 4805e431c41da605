/** Addresses by which search engines should know pages. Prose that several brands show has one home in each locale. */
import type { Alternate, Brand, Config, Route } from '../types.ts'
import { addressOf, encodePath } from './paths.ts'
import { writtenHref } from './written.ts'

/** Origin of the site that is the home of a brand's prose in a locale. */
export const proseHomeOf = ({ origin, proseHome }: Pick<Brand, 'origin' | 'proseHome'>, locale: string): string =>
  proseHome?.[locale] ?? origin

/**
 * Absolute. `alternate` is the page of the route in a locale; a page without prose of the content set stays at its brand.
 * Brands with one home for their prose have addresses that end the same way.
 */
export function searchUrl(
  { documents = [] }: Pick<Route, 'documents'>,
  { locale, path }: Alternate,
  brand: Brand,
  { content, locales }: Pick<Config, 'content' | 'locales'>,
): string {
  const isOfSet = (file: string) => addressOf(file, content, locales)?.set === brand.content
  const isProse = documents.length > 0 && documents.every(isOfSet)
  return (isProse ? proseHomeOf(brand, locale) : brand.origin) + writtenHref(encodePath(path), brand)
}
