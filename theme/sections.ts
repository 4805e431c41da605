/** Which sections of a site have pages. */
import { sharedKey } from '../engine/sharedKey.ts'

/** What each is called: its folder of content, and the beginning of what its plugin shares. */
export type SectionNames = { readonly docs?: string; readonly blog?: string }

export const sectionsIn = (locale: string) => sharedKey<SectionNames>(`site-files/${locale}/sections`)
