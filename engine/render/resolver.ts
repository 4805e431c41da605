/** Finds the pages that links in prose lead to in one brand, and the same page in other locales. */
import { posix } from 'node:path'
import { fallbacksOf } from '../paths/fallbacks.ts'
import { addressOf, localizedPath } from '../paths/paths.ts'
import type { Address, Alternate, Config, Route } from '../types.ts'

type ResolvedRoute = Pick<Route, 'source' | 'locale' | 'path' | 'key' | 'canonical'>

export type Resolver = {
  /** Path of the page that shows a source, seen from a locale; undefined where none does. */
  pathOf(file: string, locale: string): string | undefined
  /**
   * The files that a link to `file` in the document `from` may lead to on a page of a locale, best first. A document
   * that is shown untranslated names files of its own locale; a page of the other locale leads to their translations.
   */
  translationsOf(file: string, from: string, locale: string): readonly string[]
  alternatesOf(route: Pick<Route, 'key'>): Alternates
}

export type Alternates = {
  /** The page and its translations. */
  readonly alternates: readonly Alternate[]
  /** Pages of locales without a translation that show it whole: readers are led there, search engines are not. */
  readonly standIns: readonly Alternate[]
}

/** A link may leave out the extension, and name the folder of an index. */
function shortNamesOf(source: string): readonly string[] {
  const bare = source.replace(/\.\w+$/, '')
  const folder = bare.replace(/\/(?:index|readme)$/i, '')
  return folder === bare ? [bare] : [bare, folder]
}

type PathsByName = Map<string, Map<string, string>>

/** Of two routes the first one counts. */
function add(paths: PathsByName, locale: string, name: string, path: string): void {
  const own = paths.get(locale) ?? new Map<string, string>()
  paths.set(locale, own)
  if (!own.has(name)) own.set(name, path)
}

function shortNames(routes: readonly ResolvedRoute[]): PathsByName {
  const paths: PathsByName = new Map()
  for (const { source, locale, path } of routes)
    for (const name of source ? shortNamesOf(source) : []) add(paths, locale, name, path)
  return paths
}

export function createResolver(config: Config, routes: readonly ResolvedRoute[]): Resolver {
  /** By locale. */
  const bySource: PathsByName = new Map()
  /** Made when a name is no source: most links name one. */
  let byShortName: PathsByName | undefined
  const byKey = new Map<string, { alternates: Alternate[]; standIns: Alternate[] }>()

  for (const { source, locale, path, key, canonical } of routes) {
    if (source) add(bySource, locale, source, path)
    const same = byKey.get(key) ?? { alternates: [], standIns: [] }
    byKey.set(key, same)
    const list = canonical !== undefined && isStandIn({ locale, key, canonical }) ? same.standIns : same.alternates
    list.push({ locale, path })
  }

  /** In place of a translation. A page that another one shows whole has translations. */
  function isStandIn({ locale, key, canonical }: Pick<ResolvedRoute, 'locale' | 'key' | 'canonical'>): boolean {
    return config.locales.some(({ id }) => id !== locale && localizedPath(key, id, config.locales) === canonical)
  }

  function pathIn(locale: string, name: string): string | undefined {
    const found = bySource.get(locale)?.get(name)
    return found ?? (byShortName ??= shortNames(routes)).get(locale)?.get(name)
  }

  const inLocale = ({ set, rest }: Address, locale: string) => posix.join(config.content, set, locale, rest)

  return {
    pathOf(file, locale) {
      const direct = pathIn(locale, file)
      if (direct) return direct
      const address = addressOf(file, config.content, config.locales)
      if (!address) return undefined
      // A page without a translation stands under the translated path with the source of another locale.
      const sources = [file, ...fallbacksOf(address.locale, config.locales).map((id) => inLocale(address, id))]
      for (const source of sources) {
        const found = pathIn(address.locale, source)
        if (found) return found
      }
      return undefined
    },
    translationsOf(file, from, locale) {
      const target = addressOf(file, config.content, config.locales)
      const source = addressOf(from, config.content, config.locales)
      const isUntranslated = source && source.locale !== locale
      return isUntranslated && target?.locale === source.locale ? [inLocale(target, locale), file] : [file]
    },
    alternatesOf: ({ key }) => byKey.get(key) ?? { alternates: [], standIns: [] },
  }
}
