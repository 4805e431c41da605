/** Which sections of a site have pages, for its bar. */
import { sharedKey } from '../engine/sharedKey.ts'

export const sectionsIn = (locale: string) => sharedKey<readonly ('docs' | 'blog')[]>(`site-files/${locale}/sections`)
