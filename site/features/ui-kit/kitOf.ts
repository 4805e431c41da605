/** Apart from the other words: no page that is published needs them. */
import { kit as en } from '../../strings/en/kit.ts'
import { kit as zh } from '../../strings/zh/kit.ts'

export const kitOf = (locale: string): typeof en => (locale === 'zh' ? zh : en)
export type Kit = typeof en
