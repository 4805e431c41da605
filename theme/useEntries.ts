/** The entries of the bar in this locale. */
import { useSite } from '../engine/client/index.ts'
import type { NavEntry } from './navigation.ts'
import { sectionsIn } from './sections.ts'
import { useNavigation } from './useNavigation.ts'

/** Without those of sections that have no page yet. */
export function useEntries(): readonly NavEntry[] {
  const { entries } = useNavigation()
  const site = useSite()
  return entries.filter(({ section }) => !section || sectionsIn(site.locale.id).read(site)?.includes(section))
}
