import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { suggest } from '../../engine/errors/suggest.ts'
import type { Diagnostic } from '../../engine/types.ts'
import type { FrontMatter } from './frontMatter.ts'
import { frontMatterHint } from './frontMatterHint.ts'
import { keysElsewhere } from './keysElsewhere.ts'
import * as messages from './frontMatterMessages.ts'
import { sortByLine } from './sortByLine.ts'

type Schema = v.GenericSchema & { readonly entries: v.ObjectEntries }

/** Keys by the names they have in other tools -> the keys that stand for them, or what to do instead. */
type KeysElsewhere = ReadonlyMap<string, string | readonly string[]>

/**
 * Front matter as its schema types it.
 *
 * @throws SiteError with all problems at once: `front-matter-unknown-key`, `front-matter-type`
 */
export function checkFrontMatter<S extends Schema>(
  schema: S,
  frontMatter: FrontMatter,
  elsewhere?: KeysElsewhere,
): v.InferOutput<S> {
  const { output, problems } = check(schema, frontMatter, elsewhere)
  if (problems.length) throw SiteError.from(problems)
  return output as v.InferOutput<S>
}

/** Without them a page is somewhere else, and every link to it would be told as broken. */
const addressKeys = ['id', 'slug']

/**
 * Front matter of a page: what is wrong is left out and told, so that the page is routed and nothing else seems wrong.
 *
 * @throws SiteError where the address of the page is not known: as `checkFrontMatter`
 */
export function checkPageFrontMatter<S extends Schema>(
  schema: S,
  frontMatter: FrontMatter,
): { readonly front: v.InferOutput<S>; readonly diagnostics: readonly Diagnostic[] } {
  const { wrong, problems } = check(schema, frontMatter, keysElsewhere)
  const front = v.safeParse(schema, withoutKeys(frontMatter.attributes, wrong))
  const isLost = !front.success || wrong.some((key) => addressKeys.includes(key))
  if (isLost) throw SiteError.from(problems)
  return { front: front.output as v.InferOutput<S>, diagnostics: problems }
}

type Checked = {
  readonly output: unknown
  readonly problems: readonly Diagnostic[]
  /** Keys at the top. */
  readonly wrong: readonly string[]
}

function check(schema: Schema, frontMatter: FrontMatter, elsewhere: KeysElsewhere = new Map()): Checked {
  const known = Object.keys(schema.entries)
  const unknown = Object.keys(frontMatter.attributes).filter((key) => !known.includes(key))
  const suggestions = unknown.map((key) => suggestKey(key, known, elsewhere))
  const { output, issues = [] } = v.safeParse(schema, withoutKeys(frontMatter.attributes, unknown))
  return {
    output,
    problems: sortByLine([
      ...unknown.map((key, index) =>
        messages.frontMatterUnknownKey(
          frontMatter.place([key]),
          key,
          suggestions[index]!.meant[0],
          suggestions[index]!.hint,
        ),
      ),
      ...issues.map((issue) => problemOf(issue, schema, frontMatter, elsewhere)),
    ]),
    wrong: [...unknown, ...issues.map(({ path }) => String(path?.[0]?.key))],
  }
}

type Suggestion = { readonly meant: readonly string[]; readonly hint: string | undefined }

function suggestKey(key: string, known: readonly string[], elsewhere: KeysElsewhere): Suggestion {
  const other = elsewhere.get(key)
  if (typeof other === 'string') return { meant: [], hint: other }
  const called = other?.filter((each) => known.includes(each)) ?? []
  if (called.length) return { meant: called, hint: `Here it is ${oneOf(called)}.` }
  const nearest = suggest(key, known)
  return { meant: nearest ? [nearest] : [], hint: undefined }
}

const oneOf = (keys: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(keys.map((key) => `"${key}"`))

function problemOf(
  issue: v.BaseIssue<unknown>,
  schema: Schema,
  frontMatter: FrontMatter,
  elsewhere: KeysElsewhere,
): Diagnostic {
  // A union reports its closest part one level down, with the same path.
  const keys = (issue.path ?? []).map(({ key }) => String(key))
  const place = frontMatter.place(keys)
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const { meant, hint } = suggestKey(keys.at(-1)!, keysAt(schema, keys.slice(0, -1)), elsewhere)
    return messages.frontMatterUnknownKey(place, keys.join('.'), meant[0], hint)
  }
  if (isMissing(issue)) return messages.frontMatterKeyMissing(frontMatter.place(keys.slice(0, -1)), keys.join('.'))
  const rawValue = frontMatter.rawValue(keys) ?? String(issue.input)
  return messages.frontMatterType(place, {
    key: keys.join('.'),
    expected: expectedBy(issue),
    got: describe(issue.input, rawValue),
    hint: frontMatterHint(schema, frontMatter, keys),
  })
}

/** What may stand there, as far as that is one shape. */
function keysAt(schema: unknown, path: readonly string[]): readonly string[] {
  const { wrapped, entries, item } = Object(schema) as Partial<Record<'wrapped' | 'item', unknown>> & Partial<Schema>
  if (wrapped) return keysAt(wrapped, path)
  const [key, ...rest] = path
  return key === undefined ? Object.keys(Object(entries)) : keysAt(entries?.[key] ?? item, rest)
}

/** An object may also be told as a whole, for what it is not. */
function isMissing({ type, path, input }: v.BaseIssue<unknown>): boolean {
  const { origin } = (path?.at(-1) ?? {}) as { readonly origin?: unknown }
  return type.endsWith('object') && origin === 'key' && input === undefined
}

function expectedBy({ message, expected }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid ') ? (expected ?? message) : message
}

function describe(value: unknown, rawValue: string): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  if (typeof value === 'string') return `the text "${value}"`
  return typeof value === 'number' ? `the number ${rawValue}` : rawValue
}

function withoutKeys(attributes: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !keys.includes(key)))
}
