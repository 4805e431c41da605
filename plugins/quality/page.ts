/** Titles, descriptions, headings and alternative texts of a page, and links between pages. */
import type { Diagnostic, PageRecord, Site } from '../../engine/types.ts'
import { decodeUrl } from '../../engine/paths/decodeUrl.ts'
import { memoized } from '../../engine/store/memoized.ts'
import * as messages from './messages.ts'

export function checkPage(page: PageRecord): readonly Diagnostic[] {
  const { title, description, headings, imagesWithoutAlt, noindex } = page
  const topLevel = headings.filter((level) => level === 1).length
  const jump = headings.findIndex((level, index) => index > 0 && level - headings[index - 1]! > 1)
  return [
    ...(title.trim() ? [] : [messages.titleMissing(page)]),
    ...(description.trim() || noindex ? [] : [messages.descriptionMissing(page)]),
    ...(topLevel === 1 ? [] : [messages.headingH1(page, topLevel)]),
    ...(jump > 0 ? [messages.headingOrder(page, headings[jump - 1]!, headings[jump]!)] : []),
    ...(imagesWithoutAlt ? [messages.imageAltMissing(page, imagesWithoutAlt)] : []),
  ]
}

export function checkAllPages(pages: readonly PageRecord[], { config }: Site): readonly Diagnostic[] {
  const indexed = pages.filter(({ noindex }) => !noindex)
  // Search engines do not follow links of pages with `noindex`.
  const linked = new Set<string>()
  // Most links are on many pages.
  const pathTo = memoized(pathOf)
  for (const page of indexed)
    for (const { href } of page.links) {
      const path = pathTo(href)
      if (path !== page.path) linked.add(path)
    }
  const homes = new Set(config.locales.map(({ id }, index) => (index === 0 ? '/' : `/${id}/`)))
  const orphans = indexed.filter(({ path }) => !homes.has(path) && !linked.has(path))
  return [...duplicateTitles(indexed), ...orphans.map(messages.pageOrphan)]
}

/** Readers of search results cannot tell two pages of one locale with the same title apart. */
function duplicateTitles(pages: readonly PageRecord[]): readonly Diagnostic[] {
  const first = new Map<string, PageRecord>()
  return pages.flatMap((page) => {
    // That it has none is told by itself.
    if (!page.title) return []
    const key = `${page.locale} ${page.title}`
    const duplicate = first.get(key)
    if (!duplicate) first.set(key, page)
    return duplicate ? messages.titleTwice(page, duplicate.path, page.title) : []
  })
}

const pathOf = (href: string): string => decodeUrl(href.replace(/[?#].*$/s, ''))
