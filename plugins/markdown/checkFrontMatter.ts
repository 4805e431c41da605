import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { suggest } from '../../engine/errors/suggest.ts'
import type { Diagnostic } from '../../engine/types.ts'
import type { FrontMatter } from './frontMatter.ts'
import * as messages from './messages.ts'

type Schema = v.GenericSchema & { readonly entries: v.ObjectEntries }

/**
 * Front matter as its schema types it.
 *
 * @throws SiteError with all problems at once: `front-matter-unknown-key`, `front-matter-type`
 */
export function checkFrontMatter<S extends Schema>(schema: S, frontMatter: FrontMatter): v.InferOutput<S> {
  const known = Object.keys(schema.entries)
  const unknown = Object.keys(frontMatter.attributes).filter((key) => !known.includes(key))
  const checked = v.safeParse(schema, withoutKeys(frontMatter.attributes, unknown))
  const problems = [
    ...unknown.map((key) => messages.frontMatterUnknownKey(frontMatter.place([key]), key, suggest(key, known))),
    ...(checked.issues ?? []).map((issue) => problemOf(issue, frontMatter)),
  ]
  if (problems.length) throw SiteError.from(inOrder(problems))
  return checked.output as v.InferOutput<S>
}

function problemOf(issue: v.BaseIssue<unknown>, frontMatter: FrontMatter): Diagnostic {
  // A union reports which of its parts came closest one level down; the path of the value stays the same.
  const keys = (issue.path ?? []).map(({ key }) => String(key))
  const place = frontMatter.place(keys)
  if (issue.type === 'strict_object') return messages.frontMatterUnknownKey(place, keys.join('.'), undefined)
  const written = frontMatter.written(keys) ?? String(issue.input)
  const wantsText =
    typeof issue.input !== 'string' && typeof issue.input !== 'object' && /text|date|name/.test(issue.message)
  const hint = wantsText ? `Quote it: ${keys.filter((key) => !/^\d+$/.test(key)).at(-1)}: "${written}"` : undefined
  return messages.frontMatterType(place, {
    key: keys.join('.'),
    expected: expectedBy(issue),
    got: describe(issue.input, written),
    hint,
  })
}

function expectedBy({ message, expected }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid ') ? (expected ?? message) : message
}

function describe(value: unknown, written: string): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  if (typeof value === 'string') return `the text "${value}"`
  return typeof value === 'number' ? `the number ${written}` : written
}

function withoutKeys(attributes: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !keys.includes(key)))
}

function inOrder(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return problems.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0))
}
