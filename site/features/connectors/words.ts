/** Words for the browser: of the catalogue alone, in the languages there are. */
import { catalogue as en } from '../../strings/en/catalogue.ts'
import { catalogue as zh } from '../../strings/zh/catalogue.ts'

export type CatalogueWords = typeof en

export const wordsOf = (locale: string): CatalogueWords => (locale === 'zh' ? zh : en)
