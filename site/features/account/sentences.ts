/** What is wrong, as a sentence. */
import type { PlainFailure } from '../../api/failure.ts'
import { blank } from './blank.ts'
import type { Problem } from './rules.ts'
import type { Words } from './words.ts'

export const fill = (sentence: string, word: string): string => sentence.replace(blank, () => word)

/** `label` is the field's. */
export const problemText = ({ problems }: Pick<Words, 'problems'>, problem: Problem, label: string): string =>
  fill(problems[problem], label)

/** `refused` is said of a refusal without a reason. */
export function failureText({ failures }: Pick<Words, 'failures'>, failure: PlainFailure, refused: string): string {
  const { kind, reason, after } = failure
  const { limited } = failures
  if (kind === 'limited' && after)
    return after < 90 ? fill(limited.seconds, String(after)) : fill(limited.minutes, String(Math.ceil(after / 60)))
  if (kind === 'offline' || kind === 'expired') return failures[kind]
  return reason ?? (kind === 'unknown' ? failures.unknown : refused)
}
