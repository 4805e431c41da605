/** Apart from the other words: no page that is published needs them. */
import type { kit } from '../../strings/en/kit.ts'
import { wordsIn } from '../../../theme/words/wordsIn.ts'
import { fallbackLocale } from '../../strings/pick.ts'

export type Kit = typeof kit

export const kitOf = wordsIn<Kit>(
  import.meta.glob('../../strings/*/kit.ts', { import: 'kit', eager: true }),
  fallbackLocale,
)
