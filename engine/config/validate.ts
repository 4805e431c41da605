/** A value and a schema -> every problem, each with its field, its place in the source text and a hint. */
import * as v from 'valibot'
import { configFieldMissing, configInvalid, configKeyUnknown } from '../errors/messages.ts'
import { didYouMean } from '../errors/suggest.ts'
import type { Diagnostic } from '../types.ts'
import { locate, type Key } from './locate.ts'

/** The module the value came from. `prefix` stands before field paths where several modules are checked. */
export type Origin = { readonly file: string; readonly text: string; readonly prefix?: string | undefined }

export function validate(schema: v.GenericSchema, value: unknown, origin: Origin): Diagnostic[] {
  const { issues } = v.safeParse(schema, value)
  return (issues ?? []).flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as Key)
    if (isUnknownKey(issue)) return unknownKeys(schema, value, keys, origin)
    if (isMissingKey(issue))
      return [...configFieldMissing(fieldOf(keys, origin), locate(origin.file, origin.text, keys)).diagnostics]
    return [problem(keys, expectation(issue), quote(issue.input), origin, hintOf(issue))]
  })
}

/** One problem with a field, for rules no schema can state. */
export function problem(
  keys: readonly Key[],
  expected: string,
  got: string,
  origin: Origin,
  hint?: string,
): Diagnostic {
  return configInvalid(fieldOf(keys, origin), expected, got, locate(origin.file, origin.text, keys), hint)
    .diagnostics[0]!
}

/** `['locales', 1, 'lang']` -> `locales[1].lang` */
function fieldOf(keys: readonly Key[], { prefix }: Origin): string {
  const path = keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('')
  return [prefix, path || 'The default export'].filter(Boolean).join(': ')
}

/** A value as a message quotes it: JSON, shortened. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list'
  if (typeof value === 'object' && value !== null) return value instanceof Promise ? 'a promise' : 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

const isUnknownKey = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never'

const isMissingKey = (issue: v.BaseIssue<unknown>): boolean => {
  const last = issue.path?.at(-1) as { readonly origin?: unknown } | undefined
  return last?.origin === 'key' && issue.input === undefined && /object(?:_with_rest)?$/.test(issue.type)
}

/** Valibot reports the first unknown key of an object only. */
function unknownKeys(schema: v.GenericSchema, value: unknown, keys: readonly Key[], origin: Origin): Diagnostic[] {
  const parent = keys.slice(0, -1)
  const known = knownKeys(schema, value, parent)
  const object = parent.reduce<unknown>((each, key) => (each as Record<Key, unknown>)[key], value)
  const strangers = Object.keys(object as object).filter((key) => !known.includes(key))
  return strangers.map((key) => {
    const path = [...parent, key]
    return configKeyUnknown(fieldOf(path, origin), known, locate(origin.file, origin.text, path)).diagnostics[0]!
  })
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

function knownKeys(schema: v.GenericSchema, value: unknown, keys: readonly Key[]): string[] {
  let node = settle(schema as unknown as Node, value)
  let input = value
  for (const key of keys) {
    input = (input as Record<Key, unknown>)[key]
    const next = node?.entries?.[key] ?? node?.item ?? node?.value
    node = next && settle(next, input)
  }
  return Object.keys(node?.entries ?? {})
}

/** Through `optional`, `lazy`, and the choice a `variant` or `union` makes for this input. */
function settle(node: Node, input: unknown): Node | undefined {
  if (node.wrapped) return settle(node.wrapped, input)
  if (node.getter) return settle(node.getter(input), input)
  if (!node.options?.every((option) => typeof option === 'object')) return node
  // The option with the fewest complaints is the one that was meant.
  const complaints = (option: Node) => v.safeParse(option as unknown as v.GenericSchema, input).issues?.length ?? 0
  const meant = node.options.toSorted((a, b) => complaints(a) - complaints(b))[0]
  return meant && settle(meant, input)
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
