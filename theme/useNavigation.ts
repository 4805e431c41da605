/** The menus of the brand, with what plugins add to them. */
import { useBrand, useSite } from '../engine/client/index.ts'
import type { ThemeBrand } from './brand.ts'
import { barEntries, footerColumns } from './menus.ts'
import { withAdded, type Navigation } from './navigation.ts'

export function useNavigation(): Navigation {
  const site = useSite()
  const { navigation } = useBrand<ThemeBrand>()
  return withAdded(navigation, barEntries.read(site) ?? [], footerColumns.read(site) ?? [])
}
