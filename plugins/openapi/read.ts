/** `content/data/openapi.yml`: an API, checked as a whole. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Source } from '../../engine/types.ts'
import { dataIssue, parseDataFile, type FrontMatter } from '../markdown/index.ts'
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
  const { path, name, place, isUnknown, isMissing, got } = dataIssue(issue, placeOf)
  if (isUnknown) return keyUnknown(place, name, knownKeys)
  const last = path.at(-1) ?? ''
  if (isMissing && locales.includes(last)) return translationMissing(place, path.slice(0, -1).join('.'), last)
  const isPlain = issue.message.startsWith('Invalid ') || issue.type === 'strict_object'
  return dataInvalid(place, name, isMissing && isPlain ? 'given' : issue.message, got)
}

/** In the order of the file; what is used twice by an alias is told once. */
function told(problems: readonly Diagnostic[]): SiteError {
  const byPlace = problems.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0))
  const key = ({ code, message, place }: Diagnostic) => `${code} ${place?.line}:${place?.column} ${message}`
  return SiteError.from(
    byPlace.filter((problem, index) => byPlace.findIndex((other) => key(other) === key(problem)) === index),
  )
}
