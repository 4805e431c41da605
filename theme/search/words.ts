import type { search } from '../words/en/search.ts'
import { wordsIn } from '../words/wordsIn.ts'

export type Words = typeof search

export const wordsOf = wordsIn<Words>(
  import.meta.glob('../words/*/search.{ts,js}', { import: 'search', eager: true }),
  'en',
)
