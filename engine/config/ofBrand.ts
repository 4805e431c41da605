/** The configuration as one brand sees it: its own default language comes first. */
import type { Brand, Config } from '../types.ts'

/** Whatever asks for the default locale, which has no prefix in paths, asks for the first one. */
export function configOfBrand(config: Config, { locales: own }: Pick<Brand, 'locales'>): Config {
  const place = (id: string) => (own.includes(id) ? own.indexOf(id) : own.length)
  const locales = config.locales.toSorted((a, b) => place(a.id) - place(b.id))
  return locales.every((locale, index) => locale === config.locales[index]) ? config : { ...config, locales }
}
