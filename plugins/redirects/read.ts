/** `redirects.yml`: old path -> new path. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Source } from '../../engine/types.ts'
import { checkFrontMatter, parseDataFile, text } from '../markdown/index.ts'
import { problemWith } from './address.ts'
import { redirectInvalid } from './messages.ts'

type Rule = { readonly from: string; readonly to: string; readonly line: number; readonly column: number }
export type Rules = { readonly rules: readonly Rule[] }

export function readRules(source: Source): Rules {
  const { file } = source
  const yaml = parseDataFile(source)
  // Keys are arbitrary paths, so the schema is made of those in the file.
  const keys = Object.keys(yaml.attributes)
  const table = checkFrontMatter(v.object(Object.fromEntries(keys.map((key) => [key, text]))), yaml)
  const rules = Object.entries(table).map(([from, to]): Rule => {
    const { line = 1, column = 1 } = yaml.place([from])
    return { from, to, line, column }
  })
  const problems = rules.flatMap(({ from, to, line, column }) => {
    const problem = problemWith(from, to)
    return problem ? redirectInvalid(from, to, problem, { file, line, column }).diagnostics : []
  })
  if (problems.length) throw SiteError.from(problems)
  return { rules }
}
