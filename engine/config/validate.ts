/** A value and a schema -> every problem, each with its field and a hint. Where fields stand in the text is found later. */
import * as v from 'valibot'
import { configFieldMissing, configInvalid, configKeyUnknown } from '../errors/messages.ts'
import type { SiteError } from '../errors/SiteError.ts'
import { didYouMean } from '../errors/suggest.ts'
import type { Diagnostic, Place } from '../types.ts'
import type { NamesElsewhere } from '../optionsSchema.ts'
import { fieldPlaces, type Key } from './fieldPlaces.ts'

/** The module the value came from. */
export type ConfigModule = {
  readonly file: string
  readonly text: string
  /** Absolute; of modules it imports values from. */
  readonly root?: string | undefined
  /** Stands before field names where several modules are checked. */
  readonly prefix?: string | undefined
}

/** What is wrong with one field. */
export type FieldProblem = {
  readonly keys: readonly Key[]
  /** `field` is a path such as `locales[1].lang`. */
  readonly error: (field: string, place: Place) => SiteError
}

export function validate(schema: v.GenericSchema, value: unknown): readonly FieldProblem[] {
  const { issues } = v.safeParse(schema, value)
  return (issues ?? []).flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as Key)
    if (isUnknownKey(issue)) return unknownKeys(schema, value, keys)
    if (isMissingKey(issue)) return [{ keys, error: configFieldMissing }]
    return [wrongValue(keys, expectation(issue), quote(issue.input), hintOf(issue))]
  })
}

/** A problem that no schema can state. */
export const wrongValue = (keys: readonly Key[], expected: string, got: string, hint?: string): FieldProblem => ({
  keys,
  error: (field, place) => configInvalid({ field, expected, got, place, hint }),
})

/** The problems with the names of their fields and their places in the module. */
export async function diagnose(
  problems: readonly FieldProblem[],
  { file, text, root, prefix }: ConfigModule,
): Promise<readonly Diagnostic[]> {
  if (!problems.length) return []
  const placeOf = await fieldPlaces(file, text, root)
  const fieldOf = (keys: readonly Key[]) => [prefix, pathOf(keys) || 'The default export'].filter(Boolean).join(': ')
  const told = problems.map(async ({ keys, error }) => error(fieldOf(keys), await placeOf(keys)).diagnostics)
  return (await Promise.all(told)).flat()
}

/** `['locales', 1, 'lang']` -> `locales[1].lang` */
export const pathOf = (keys: readonly Key[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('')

/** A value as a message quotes it: JSON, shortened. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list'
  if (typeof value === 'object' && value !== null) return value instanceof Promise ? 'a promise' : 'an object'
  // What stands before the @ of an address may be a password.
  const text = (typeof value === 'string' ? JSON.stringify(value) : String(value)).replace(/\/\/[^/@"]*@/g, '//…@')
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

const isUnknownKey = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never'

const isMissingKey = (issue: v.BaseIssue<unknown>): boolean => {
  const last = issue.path?.at(-1) as { readonly origin?: unknown } | undefined
  return last?.origin === 'key' && issue.input === undefined && /object(?:_with_rest)?$/.test(issue.type)
}

/** Valibot reports the first unknown key of an object only. */
function unknownKeys(schema: v.GenericSchema, value: unknown, keys: readonly Key[]): readonly FieldProblem[] {
  const parent = keys.slice(0, -1)
  const node = nodeAt(schema, value, parent)
  const known = Object.keys(node?.entries ?? {})
  const elsewhere = node && namesElsewhere(node)
  const object = parent.reduce<unknown>((each, key) => (each as Record<Key, unknown>)[key], value)
  const unknown = Object.keys(object as object).filter((key) => !known.includes(key))
  return unknown.map((key) => ({
    keys: [...parent, key],
    error: (field, place) => configKeyUnknown(field, place, { key, known, name: listed(elsewhere?.get(key)) }),
  }))
}

/** The parts of valibot's schemas that lead from one to the next. */
type Node = {
  readonly type: string
  readonly entries?: Record<string, Node>
  readonly item?: Node
  readonly wrapped?: Node
  readonly value?: Node
  readonly options?: readonly Node[]
  readonly getter?: (input: unknown) => Node
}

function nodeAt(schema: v.GenericSchema, value: unknown, keys: readonly Key[]): Node | undefined {
  let node = chosenSchema(schema as unknown as Node, value)
  let input = value
  for (const key of keys) {
    input = (input as Record<Key, unknown>)[key]
    const next = node?.entries?.[key] ?? node?.item ?? node?.value
    node = next && chosenSchema(next, input)
  }
  return node
}

const listed = (names: readonly string[] | undefined): string | undefined =>
  names && new Intl.ListFormat('en', { type: 'disjunction' }).format(names.map((name) => `"${name}"`))

const namesElsewhere = (node: Node): NamesElsewhere =>
  (v.getMetadata(node as unknown as v.GenericSchema)['elsewhere'] as NamesElsewhere | undefined) ?? new Map()

/** Through `optional`, `lazy`, and the choice a `variant` or `union` makes for this input. */
function chosenSchema(node: Node, input: unknown): Node | undefined {
  if (node.wrapped) return chosenSchema(node.wrapped, input)
  if (node.getter) return chosenSchema(node.getter(input), input)
  if (!node.options?.every((option) => typeof option === 'object')) return node
  // The option with the fewest complaints is the one that was meant.
  const complaints = (option: Node) => v.safeParse(option as unknown as v.GenericSchema, input).issues?.length ?? 0
  const meant = node.options.toSorted((a, b) => complaints(a) - complaints(b))[0]
  return meant && chosenSchema(meant, input)
}

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
  Function: 'a function',
}

function expectation(issue: v.BaseIssue<unknown>): string {
  // Our schemas word a message as what should be there; valibot's own start with "Invalid".
  if (!issue.message.startsWith('Invalid ')) return issue.message
  const expected = issue.expected ?? 'something else'
  return nouns[expected] ?? expected.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')
}

/** A near word, where the allowed ones are a list. */
function hintOf(issue: v.BaseIssue<unknown>): string | undefined {
  if (typeof issue.input !== 'string') return undefined
  const allowed = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, word]) => word!)
  return allowed.length > 1 ? didYouMean(issue.input, allowed) : undefined
}
