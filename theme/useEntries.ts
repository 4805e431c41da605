/** The entries of the bar in this locale. */
import { useBrand, useSite } from '../engine/client/index.ts'
import type { ThemeBrand } from './brand.ts'
import type { NavEntry } from './navigation.ts'

/** Without those of sections that have no page yet. The preset shares which have some, as `sections/<locale>`. */
export function useEntries(): readonly NavEntry[] {
  const { entries } = useBrand<ThemeBrand>().navigation
  const { locale, shared } = useSite()
  return entries.filter(
    ({ section }) => !section || (shared[`sections/${locale.id}`] as readonly string[] | undefined)?.includes(section),
  )
}
