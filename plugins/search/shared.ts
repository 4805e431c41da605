/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'
import type { SearchSource } from './types.ts'

export const searchSource = (locale: string) => sharedKey<SearchSource>(`search/${locale}`)
