/** The entries of the bar in this locale. */
import { useSite } from '../engine/client/index.ts'
import type { NavEntry } from './navigation.ts'
import { sectionsIn } from './sections.ts'
import { useNavigation } from './useNavigation.ts'

/** Without those of sections that have no page yet. */
export function useEntries(): readonly NavEntry[] {
  const { entries } = useNavigation()
  const site = useSite()
  const sections = sectionsIn(site.locale.id).read(site)
  return entries.filter(({ section }) => !section || sections?.[section] !== undefined)
}
