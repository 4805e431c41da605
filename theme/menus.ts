/**
 * What plugins add to the bar and to the foot of pages: `shared: [barEntries.value([{ kind: 'link', … }])]`. It comes behind what the
 * site says itself; where the site leads to the same place, its own entry stands.
 */
import { sharedList } from '../engine/sharedKey.ts'
import type { FooterColumn, NavEntry } from './navigation.ts'

export const barEntries = sharedList<NavEntry>('theme/bar')

/** Links of a column that the site has, by its id, are added to that. */
export const footerColumns = sharedList<FooterColumn>('theme/foot')
