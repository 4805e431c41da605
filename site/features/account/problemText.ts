/** What is wrong with a field, as a sentence. */
import type { Problem } from './rules.ts'
import type { Words } from './words.ts'

export function problemText({ problems }: Words, problem: Problem | undefined, label: string): string | undefined {
  if (!problem) return undefined
  return problem === 'required' ? problems.required(label) : problems[problem]
}
