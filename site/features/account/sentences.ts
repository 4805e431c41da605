/** Messages of the forms, as sentences that travel with the page; a script fills in the number. */
import type { Sentences } from '../../sentences.ts'
import type { Strings } from '../../strings/index.ts'
import type { Problem } from './rules.ts'

type Words = Strings['account']

/** Stands where the number comes. */
export const blank = '#'

export const failureSentences = ({ offline, unknown, limited }: Words['failures']): Sentences => ({
  offline,
  unknown,
  seconds: limited.seconds(blank),
  minutes: limited.minutes(blank),
})

export const problemSentences = (
  { required, ...others }: Words['problems'],
  label: string,
  ...problems: readonly Exclude<Problem, 'required'>[]
): Sentences => ({
  required: required(label),
  ...Object.fromEntries(problems.map((problem) => [problem, others[problem]])),
})
