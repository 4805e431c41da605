/** Words of the search in the language of an island, which is told its locale and nothing else of the page. */
import { search as en } from '../../strings/en/search.ts'
import { search as zh } from '../../strings/zh/search.ts'

export type Words = typeof en

export const wordsOf = (locale: string): Words => (locale === 'zh' ? zh : en)
