/** `redirects.yml`: old address -> new address. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Source } from '../../engine/types.ts'
import { checkFrontMatter, parseFrontMatter, text } from '../markdown/index.ts'
import { problemWith } from './address.ts'
import { redirectInvalid } from './messages.ts'

export type Rule = { readonly from: string; readonly to: string; readonly line: number; readonly column: number }
export type Rules = { readonly rules: readonly Rule[] }

export function readRules({ file, text: yaml }: Source): Rules {
  const frontMatter = parseFrontMatter({ file, text: `---\n${yaml}\n---\n`, linesBefore: -1 })
  // Every key is an address of the writer's choice, so the schema has exactly the keys that are there.
  const keys = Object.keys(frontMatter.attributes)
  const table = checkFrontMatter(v.object(Object.fromEntries(keys.map((key) => [key, text]))), frontMatter)
  const rules = Object.entries(table).map(([from, to]): Rule => {
    const { line = 1, column = 1 } = frontMatter.place([from])
    return { from, to, line, column }
  })
  const problems = rules.flatMap(({ from, to, line, column }) => {
    const problem = problemWith(from, to)
    return problem ? redirectInvalid(from, to, problem, { file, line, column }).diagnostics : []
  })
  if (problems.length) throw SiteError.from(problems)
  return { rules }
}
