/** Canonical addresses, and that each language of a page names all the others, itself and the default. */
import { encodePath } from '../../engine/paths.ts'
import type { Diagnostic, PageRecord, Site } from '../../engine/types.ts'
import { say } from './say.ts'

export function checkLanguages(pages: readonly PageRecord[], { brand, config, routes }: Site): readonly Diagnostic[] {
  const urlOf = ({ path }: Pick<PageRecord, 'path'>) => brand.origin + encodePath(path)
  const langOf = new Map(config.locales.map(({ id, lang }) => [id, lang]))
  const byUrl = new Map(pages.map((page) => [urlOf(page), page]))
  // A run of one language knows of the others that they are there, and no more.
  const locales = new Set(pages.map(({ locale }) => locale))
  const others = new Set(routes.filter(({ locale }) => !locales.has(locale)).map(urlOf))

  return pages.flatMap((page): readonly Diagnostic[] => {
    const { canonical, alternates = [], path, noindex, locale } = page
    const found: Diagnostic[] = []
    if (canonical !== undefined && !byUrl.has(canonical) && !others.has(canonical))
      found.push(
        say(
          page,
          'canonical-foreign',
          'error',
          `${path} says that ${canonical} is its address, which is no page of this site`,
        ),
      )
    if (noindex || !alternates.length) return found

    const named = alternates.filter(({ lang }) => lang !== 'x-default')
    const own = named.find(({ lang }) => lang === langOf.get(locale))
    if (own?.href !== urlOf(page))
      found.push(say(page, 'hreflang-self', 'error', `${path} does not name itself among its languages`))
    if (
      !alternates.some(({ lang }) => lang === 'x-default') &&
      pages.some(({ key, path }) => key === page.key && path === key)
    )
      found.push(say(page, 'hreflang-default', 'warning', `${path} names no language for everybody else (x-default)`))
    for (const { lang, href } of named) {
      const other = byUrl.get(href)
      if (others.has(href) || other?.alternates?.some((back) => back.href === urlOf(page))) continue
      found.push(
        say(
          page,
          'hreflang-one-sided',
          'error',
          `${path} names ${href} as its ${lang} version, which ${other ? 'does not name it' : 'is no page of this site'}`,
          'Search engines ignore languages that only one side names.',
        ),
      )
    }
    return found
  })
}
