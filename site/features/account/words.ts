import type { account } from '../../strings/en/account.ts'
import { wordsIn } from '../../strings/wordsIn.ts'

export type Words = typeof account

export const wordsOf = wordsIn<Words>(
  import.meta.glob('../../strings/*/account.ts', { import: 'account', eager: true }),
)
