/**
 * Where below its host a brand's site lies. Paths inside of the engine, of plugins and of components never have it: it is
 * put before them where a page, a redirect or another file is written.
 */
import type { Brand, Config } from '../types.ts'

/** `https://me.github.io/docs` -> `/docs`; empty for a site at the root, and in dev, which shows each brand there. */
export const basePathOf = ({ origin }: Pick<Brand, 'origin'>, { production }: Pick<Config, 'production'>): string =>
  production ? new URL(origin).pathname.replace(/\/$/, '') : ''

/** The path within the site; undefined for one that lies outside of it. */
export function withoutBase(path: string, base: string): string | undefined {
  if (!base) return path
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
}

/** Whether a brand of the site lies below a path. */
export const isBelowPath = (config: Pick<Config, 'brands' | 'production'>): boolean =>
  config.brands.some((brand) => basePathOf(brand, config) !== '')
