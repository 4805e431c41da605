/** What the plugin shares. Pages name these values in their props, because many pages show one sidebar. */
import { sharedKey, type SharedKey } from '../../engine/sharedKey.ts'
import type { SidebarValue, VersionLink } from './types.ts'

/** The whole tree of a sidebar; that of folders is `main`. */
export const wholeSidebar = (section: string, locale: string, name = 'main') =>
  sharedKey<SidebarValue>(`${section}/${locale}/${name}`)

/** A large tree as pages in a category show it: only what is around them is whole. `''` is no category. */
export const prunedSidebar = (whole: SharedKey<SidebarValue>, category: string) =>
  sharedKey<SidebarValue>(`${whole.name}#${category}`)

/** The tree of folders with no branch open: a small one is shared as a whole only. Undefined where there is none. */
export function closedSidebar(
  from: Parameters<SharedKey<SidebarValue>['read']>[0],
  section: string,
  locale: string,
): SharedKey<SidebarValue> | undefined {
  const whole = wholeSidebar(section, locale)
  return [prunedSidebar(whole, ''), whole].find((key) => key.read(from))
}

/** The first page of each version. */
export const versionHomes = (section: string, locale: string) =>
  sharedKey<readonly VersionLink[]>(`${section}/${locale}/versions`)
