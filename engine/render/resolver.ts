/** What links in prose mean in one brand, and the same page in other locales. */
import { addressOf } from '../paths.ts'
import type { Address, Alternate, Config, Route } from '../types.ts'

type ResolvedRoute = Pick<Route, 'source' | 'locale' | 'path' | 'key' | 'canonical'>

export type Resolver = {
  /** Path of the page that shows a source, seen from a locale; undefined where none does. */
  pathOf(file: string, locale: string): string | undefined
  /** What a name in a text may mean on a page of a locale, best first: an untranslated text names files of its own locale. */
  namesakes(file: string, text: string, locale: string): readonly string[]
  alternatesOf(route: Pick<Route, 'key'>): readonly Alternate[]
}

export function createResolver(config: Config, routes: readonly ResolvedRoute[]): Resolver {
  const [fallback] = config.locales
  const bySource = new Map<string, string>()
  const byKey = new Map<string, Alternate[]>()

  for (const { source, locale, path, key, canonical } of routes) {
    const name = `${locale} ${source}`
    if (source && !bySource.has(name)) bySource.set(name, path)
    if (canonical) continue
    const alternates = byKey.get(key)
    if (alternates) alternates.push({ locale, path })
    else byKey.set(key, [{ locale, path }])
  }

  const inLocale = ({ set, rest }: Address, locale: string) => `${config.content}/${set}/${locale}/${rest}`

  return {
    pathOf(file, locale) {
      const direct = bySource.get(`${locale} ${file}`)
      if (direct) return direct
      const address = addressOf(file, config.content, config.locales)
      if (!address) return undefined
      // A page without a translation stands under the translated path with the default locale's source.
      return (
        bySource.get(`${address.locale} ${file}`) ??
        bySource.get(`${address.locale} ${inLocale(address, fallback!.id)}`)
      )
    },
    namesakes(file, text, locale) {
      const [named, own] = [
        addressOf(file, config.content, config.locales),
        addressOf(text, config.content, config.locales),
      ]
      return named && own && own.locale !== locale && named.locale === own.locale
        ? [inLocale(named, locale), file]
        : [file]
    },
    alternatesOf: ({ key }) => byKey.get(key) ?? [],
  }
}
