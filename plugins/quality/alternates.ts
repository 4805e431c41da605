/**
 * Canonical URLs, and that the alternates of a page are mutual and name the page itself and a default. Where the home of a page
 * is another brand, it is that address: what is shown here says of it what is said there.
 */
import { searchUrl } from '../../engine/paths/searchUrl.ts'
import type { Alternate, Diagnostic, PageRecord, Site } from '../../engine/types.ts'
import * as messages from './messages.ts'

export function checkAlternates(pages: readonly PageRecord[], { brand, config, routes }: Site): readonly Diagnostic[] {
  const routeAt = new Map(routes.map((route) => [route.path, route]))
  const urlOf = (page: Alternate) => searchUrl(routeAt.get(page.path) ?? {}, page, brand, config)
  const langOf = new Map(config.locales.map(({ id, lang }) => [id, lang]))
  const byUrl = new Map(pages.map((page) => [urlOf(page), page]))
  // With `--locale`, pages of other locales are not rendered. Their routes are known, their alternates are not.
  const locales = new Set(pages.map(({ locale }) => locale))
  const notRendered = new Set(routes.filter(({ locale }) => !locales.has(locale)).map(urlOf))

  return pages.flatMap((page): readonly Diagnostic[] => {
    const { canonical, alternates = [], noindex, locale } = page
    const problems: Diagnostic[] = []
    if (canonical !== undefined && !byUrl.has(canonical) && !notRendered.has(canonical))
      problems.push(messages.canonicalForeign(page, canonical))
    if (noindex || !alternates.length) return problems

    const named = alternates.filter(({ lang }) => lang !== 'x-default')
    const own = named.find(({ lang }) => lang === langOf.get(locale))
    if (own?.href !== urlOf(page)) problems.push(messages.hreflangSelf(page))
    const hasDefault = alternates.some(({ lang }) => lang === 'x-default')
    if (!hasDefault && pages.some(({ key, path }) => key === page.key && path === key))
      problems.push(messages.hreflangDefault(page))
    for (const { lang, href } of named) {
      const other = byUrl.get(href)
      if (notRendered.has(href) || other?.alternates?.some((back) => back.href === urlOf(page))) continue
      problems.push(messages.hreflangOneSided(page, { lang, href, exists: other !== undefined }))
    }
    return problems
  })
}
