import type { download } from '../../strings/en/download.ts'
import { wordsIn } from '../../../theme/words/wordsIn.ts'
import { fallbackLocale } from '../../strings/pick.ts'

export type Words = typeof download

export const wordsOf = wordsIn<Words>(
  import.meta.glob('../../strings/*/download.ts', { import: 'download', eager: true }),
  fallbackLocale,
)
