/** A whole YAML file, read with the same parser and messages as the front matter of a page; it may be larger. */
import type * as v from 'valibot'
import type { Source, Place } from '../../engine/types.ts'
import { parseFrontMatter, type FrontMatter } from './frontMatter.ts'

export const parseDataFile = ({ file, text }: Pick<Source, 'file' | 'text'>): FrontMatter =>
  parseFrontMatter({ file, text: `---\n${text}\n---\n`, linesBefore: -1, limit: 512 * 1024 })

/** What a schema finds wrong in a data file, with the place of it. */
type DataIssue = {
  readonly path: readonly string[]
  /** `mysql.source.reads` */
  readonly name: string
  /** A missing key has no place; the entry that lacks it does. */
  readonly place: Place
  readonly isUnknown: boolean
  readonly isMissing: boolean
  /** What is there, for messages. */
  readonly got: string
}

export function dataIssue(issue: v.BaseIssue<unknown>, placeOf: (keys: readonly string[]) => Place): DataIssue {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const isUnknown = issue.expected === 'never'
  const isMissing = issue.received === 'undefined'
  return {
    path,
    name: path.join('.'),
    place: placeOf(isMissing && !isUnknown ? path.slice(0, -1) : path),
    isUnknown,
    isMissing,
    got: issue.input === '' ? 'empty' : isMissing ? 'missing' : issue.received,
  }
}
