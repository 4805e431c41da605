/** A YAML file below `content/data`, checked against a schema; problems name the line. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Place, Source } from '../../engine/types.ts'
import { dataIssue, parseDataFile } from '../markdown/index.ts'
import { connectorData, connectorDataKey } from './messages.ts'

export type PlaceOf = (keys: readonly (string | number)[]) => Place

export type Data<T> = { readonly value: T; readonly placeOf: PlaceOf }

/**
 * `keys` are the known keys, for suggestions.
 *
 * @throws SiteError with all problems at once: `connector-data`, `connector-data-key`, and those of the parser
 */
export function readData<S extends v.GenericSchema>(
  source: Source,
  schema: S,
  keys: readonly string[],
): Data<v.InferOutput<S>> {
  const yaml = parseDataFile(source)
  const placeOf: PlaceOf = (path) => yaml.place(path.map(String))
  const { issues, output } = v.safeParse(schema, yaml.attributes)
  if (issues) throw SiteError.from(issues.map((issue) => problemOf(issue, placeOf, keys)).toSorted(byLine))
  return { value: output as v.InferOutput<S>, placeOf }
}

function problemOf(issue: v.BaseIssue<unknown>, placeOf: PlaceOf, keys: readonly string[]): Diagnostic {
  const { path, name, place, isUnknown, isMissing, got } = dataIssue(issue, placeOf)
  if (isUnknown) return connectorDataKey(place, name, keys)
  const expected = issue.message.startsWith('Invalid ') ? (issue.expected ?? '') : issue.message
  return connectorData(place, name, isMissing && expected === `"${path.at(-1)}"` ? 'given' : expected, got)
}

const byLine = (a: Diagnostic, b: Diagnostic): number => (a.place?.line ?? 0) - (b.place?.line ?? 0)
