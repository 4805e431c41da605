import type { search } from '../../strings/en/search.ts'
import { wordsIn } from '../../strings/wordsIn.ts'

export type Words = typeof search

export const wordsOf = wordsIn<Words>(import.meta.glob('../../strings/*/search.ts', { import: 'search', eager: true }))
