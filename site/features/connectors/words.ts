import type { catalogue } from '../../strings/en/catalogue.ts'
import { wordsIn } from '../../../theme/words/wordsIn.ts'
import { fallbackLocale } from '../../strings/pick.ts'

export type CatalogueWords = typeof catalogue

export const wordsOf = wordsIn<CatalogueWords>(
  import.meta.glob('../../strings/*/catalogue.ts', { import: 'catalogue', eager: true }),
  fallbackLocale,
)
