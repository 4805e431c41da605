/** `content/data/openapi.yml`: an API, checked as a whole. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Source } from '../../engine/types.ts'
import { parseDataFile, type FrontMatter } from '../markdown/index.ts'
import type { PlaceOf } from './fields.ts'
import { dataInvalid, keyUnknown, translationMissing } from './messages.ts'
import { resolve } from './resolve.ts'
import { knownKeys, localesSchema, schemaFor } from './schema.ts'
import type { Reference } from './types.ts'

/**
 * @throws SiteError with all problems at once: `openapi-constant-unknown`, `-data`, `-example`, `-field-unknown`, `-id-twice`,
 * `-key-unknown`, `-translation-missing`, and those of the parser
 */
export function readReference(source: Pick<Source, 'file' | 'text'>): Reference {
  const yaml = parseDataFile(source)
  const placeOf: PlaceOf = (keys) => yaml.place(keys.map(String))
  const { locales } = checked(localesSchema, yaml, [])
  const { reference, problems } = resolve(checked(schemaFor(locales), yaml, locales), placeOf)
  if (problems.length) throw told(problems)
  return reference
}

function checked<S extends v.GenericSchema>(
  schema: S,
  { attributes, place }: FrontMatter,
  locales: readonly string[],
): v.InferOutput<S> {
  const { issues, output, success } = v.safeParse(schema, attributes)
  if (success) return output
  throw told(issues.map((issue) => problemOf(issue, (keys) => place(keys.map(String)), locales)))
}

function problemOf(issue: v.BaseIssue<unknown>, placeOf: PlaceOf, locales: readonly string[]): Diagnostic {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const name = path.join('.')
  const last = path.at(-1) ?? ''
  if (issue.expected === 'never') return keyUnknown(placeOf(path), name, knownKeys)
  // A missing key has no place; the entry that lacks it does.
  const around = placeOf(path.slice(0, -1))
  const isMissing = issue.received === 'undefined'
  if (isMissing && locales.includes(last)) return translationMissing(around, path.slice(0, -1).join('.'), last)
  const isPlain = issue.message.startsWith('Invalid ') || issue.type === 'strict_object'
  const expected = isMissing && isPlain ? 'given' : issue.message
  return dataInvalid(isMissing ? around : placeOf(path), name, expected, got(issue))
}

const got = ({ input, received }: v.BaseIssue<unknown>): string =>
  input === '' ? 'empty' : received === 'undefined' ? 'missing' : received

/** In the order of the file; what is used twice by an alias is told once. */
function told(problems: readonly Diagnostic[]): SiteError {
  const byPlace = problems.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0))
  const key = ({ code, message, place }: Diagnostic) => `${code} ${place?.line}:${place?.column} ${message}`
  return SiteError.from(
    byPlace.filter((problem, index) => byPlace.findIndex((other) => key(other) === key(problem)) === index),
  )
}
