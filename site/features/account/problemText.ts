/** Rules and problems of fields as text. */
import { passwordRules, type PasswordRule, type Problem } from './rules.ts'
import type { Words } from './words.ts'

export function problemText({ problems }: Words, problem: Problem | undefined, label: string): string | undefined {
  if (!problem) return undefined
  return problem === 'required' ? problems.required(label) : problems[problem]
}

export const rulesOf = ({ rules }: Words) => ({
  ...rules,
  list: (Object.keys(passwordRules) as PasswordRule[]).map((rule) => ({
    text: rules[rule],
    holds: passwordRules[rule],
  })),
})
