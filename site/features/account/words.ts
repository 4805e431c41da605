/** Words of the account in the language of an island, which is told its locale and nothing else of the page. */
import { account as en } from '../../strings/en/account.ts'
import { account as zh } from '../../strings/zh/account.ts'

export type Words = typeof en

export const wordsOf = (locale: string): Words => (locale === 'zh' ? zh : en)
