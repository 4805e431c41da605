/** What answers searches in this locale; `none` where the site is configured without the plugin. */
import { useSite } from '../../engine/client/index.ts'
import type { SearchSource } from '../../plugins/search/types.ts'

export function useSearchSource(): SearchSource {
  const { locale, shared } = useSite()
  const source = shared[`search/${locale.id}`]
  return (source as SearchSource | undefined) ?? { kind: 'none' }
}
