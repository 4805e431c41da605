/** What answers searches in this locale; `none` where the site is configured without the plugin. */
import { useSite } from '../../engine/client/index.ts'
import { searchSource } from '../../plugins/search/shared.ts'
import type { SearchSource } from '../../plugins/search/types.ts'

export function useSearchSource(): SearchSource {
  const site = useSite()
  return searchSource(site.locale.id).read(site) ?? { kind: 'none' }
}
