import type { catalogue } from '../../strings/en/catalogue.ts'
import { wordsIn } from '../../strings/wordsIn.ts'

export type CatalogueWords = typeof catalogue

export const wordsOf = wordsIn<CatalogueWords>(
  import.meta.glob('../../strings/*/catalogue.ts', { import: 'catalogue', eager: true }),
)
