/** Words of the dialog in the language of an island, which is told its locale and nothing else of the page. */
import { download as en } from '../../strings/en/download.ts'
import { download as zh } from '../../strings/zh/download.ts'

export type Words = typeof en

export const wordsOf = (locale: string): Words => (locale === 'zh' ? zh : en)
