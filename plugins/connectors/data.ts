/** A YAML file below `content/data` as its schema types it; problems name the line. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Place, Source } from '../../engine/types.ts'
import { parseFrontMatter } from '../markdown/index.ts'
import { connectorData, connectorDataKey } from './messages.ts'

export type PlaceOf = (keys: readonly (string | number)[]) => Place

export type Data<T> = { readonly value: T; readonly placeOf: PlaceOf }

/**
 * `keys` are the names an entry may have, to suggest one. The head of a page and a whole file are the same language:
 * the same parser, limits and messages serve both.
 *
 * @throws SiteError with all problems at once: `connector-data`, `connector-data-key`, and those of the parser
 */
export function readData<S extends v.GenericSchema>(
  { file, text }: Source,
  schema: S,
  keys: readonly string[],
): Data<v.InferOutput<S>> {
  const yaml = parseFrontMatter({ file, text: `---\n${text}\n---\n`, linesBefore: -1 })
  const placeOf: PlaceOf = (path) => yaml.place(path.map(String))
  const { issues, output } = v.safeParse(schema, yaml.attributes)
  if (issues) throw SiteError.from(issues.map((issue) => problemOf(issue, placeOf, keys)).toSorted(byLine))
  return { value: output as v.InferOutput<S>, placeOf }
}

function problemOf(issue: v.BaseIssue<unknown>, placeOf: PlaceOf, keys: readonly string[]): Diagnostic {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const isMissing = issue.received === 'undefined'
  // What is missing has no line of its own; the entry it is missing in has.
  const place = placeOf(isMissing ? path.slice(0, -1) : path)
  if (issue.expected === 'never') return connectorDataKey(place, path.join('.'), keys)
  const expected = issue.message.startsWith('Invalid ') ? (issue.expected ?? '') : issue.message
  const name = path.join('.')
  return connectorData(place, name, isMissing && expected === `"${path.at(-1)}"` ? 'given' : expected, got(issue))
}

const got = ({ input, received }: v.BaseIssue<unknown>): string =>
  input === '' ? 'empty' : received === 'undefined' ? 'missing' : received

const byLine = (a: Diagnostic, b: Diagnostic): number => (a.place?.line ?? 0) - (b.place?.line ?? 0)
