import { urlOf } from '../engine/paths/written.ts'
import type { Brand } from '../engine/types.ts'

/** An address of the site as others know it. */
export const absoluteUrl = (href: string, brand: Pick<Brand, 'origin' | 'trailingSlash'>): string =>
  /^\/(?!\/)/.test(href) ? new URL(urlOf(href, brand)).href : new URL(href, brand.origin).href
