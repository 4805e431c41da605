/** What both ways to search are given: the language of their words, what answers, and the page with an address. Nothing where the site is configured without the plugin. */
import { useBrand, useLocalized, useSite } from '../../engine/client/index.ts'
import { writtenHref } from '../../engine/paths/written.ts'
import { searchSource } from '../../plugins/search/shared.ts'
import { useWordLocale } from '../words/useWordLocale.ts'
import type { SearchProps } from './SearchPanel.tsx'

export function useSearchProps(): SearchProps | undefined {
  const site = useSite()
  const localized = useLocalized()
  const brand = useBrand()
  const locale = useWordLocale()
  const source = searchSource(site.locale.id).read(site)
  if (!source || source.kind === 'none') return undefined
  return { locale, source, page: writtenHref(localized('/search/'), brand) }
}

/** Whether the site has a search, though nobody may answer in this language or brand. */
export function useHasSearch(): boolean {
  const site = useSite()
  return searchSource(site.locale.id).read(site) !== undefined
}
