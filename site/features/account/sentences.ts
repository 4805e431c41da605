/** What is wrong, as a sentence. */
import type { PlainFailure } from '../../api/failure.ts'
import { blank } from './blank.ts'
import type { FieldName, Problem } from './rules.ts'
import type { ContactKind } from './sendCode.machine.ts'
import type { Words } from './words.ts'

export const fill = (sentence: string, word: string): string => sentence.replace(blank, () => word)

/** `label` is the field's. */
export const problemText = ({ problems }: Pick<Words, 'problems'>, problem: Problem, label: string): string =>
  fill(problems[problem], label)

type CodeState = {
  /** The field is the contact that a code was requested for, and a code cannot be sent to what it says. */
  readonly isAskedFor: boolean
  readonly kind: ContactKind
  readonly contact: string
  readonly failure: PlainFailure | undefined
}

/** What is wrong with a field; failing that, why no code was sent. */
export function fieldProblem(
  { name, label }: { readonly name: FieldName; readonly label: string },
  words: Pick<Words, 'problems' | 'code' | 'failures'>,
  problem: Problem | undefined,
  { isAskedFor, kind, contact, failure }: CodeState,
): string | undefined {
  if (problem) return problemText(words, problem, label)
  if (isAskedFor) return contact ? words.problems[kind] : words.code.needs[kind]
  return name === 'code' && failure ? failureText(words, failure, words.code.failed) : undefined
}

/** `refused` is said of a refusal without a reason. */
export function failureText({ failures }: Pick<Words, 'failures'>, failure: PlainFailure, refused: string): string {
  const { kind, reason, after } = failure
  const { limited } = failures
  if (kind === 'limited' && after)
    return after < 90 ? fill(limited.seconds, String(after)) : fill(limited.minutes, String(Math.ceil(after / 60)))
  if (kind === 'offline' || kind === 'expired') return failures[kind]
  return reason ?? (kind === 'unknown' ? failures.unknown : refused)
}
