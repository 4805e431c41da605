/** What to write in place of a value of the wrong type. */
import * as v from 'valibot'
import type { FrontMatter } from './frontMatter.ts'

type Attributes = FrontMatter['attributes']

type Offer = {
  readonly say: string
  readonly keys: readonly string[]
  readonly value: unknown
  readonly written: string
}

/** The same value as a text, a date or a list, if the schema takes it then: `Quote it: title: "2.10"`. */
export function frontMatterHint(
  schema: v.GenericSchema,
  { attributes, rawValue }: Pick<FrontMatter, 'attributes' | 'rawValue'>,
  keys: readonly string[],
): string | undefined {
  const rawOf = (at: readonly string[], value: unknown) =>
    typeof value === 'string' ? value : (rawValue(at) ?? String(value))
  const listAt = (at: readonly string[]) => rawListOf(valueAt(attributes, at), at, rawOf)
  const value = valueAt(attributes, keys)
  // An item of a list is shown with its list.
  const list = listAt(keys) ? keys : listAt(keys.slice(0, -1)) && keys.slice(0, -1)
  const isSingle = value !== undefined && value !== null && typeof value !== 'object'
  const offers = list ? [quoted(list, listAt(list)!)] : isSingle ? offersFor(value, rawOf(keys, value), keys) : []
  const found = offers.find((offer) => isTaken(schema, withValue(attributes, offer.keys, offer.value), offer.keys))
  return found && `${found.say}: ${found.keys.at(-1)}: ${found.written}`
}

function offersFor(value: unknown, raw: string, keys: readonly string[]): readonly Offer[] {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(raw) ?? []
  const date = `${year}-${month}-${day}`
  const texts = raw.split(',').map((text) => text.trim())
  return [
    ...(typeof value === 'string' ? [] : [{ say: 'Quote it', keys, value: raw, written: JSON.stringify(raw) }]),
    ...(year ? [{ say: 'Write it with hyphens', keys, value: date, written: date }] : []),
    { ...quoted(keys, texts), say: 'Write a list' },
  ]
}

const quoted = (keys: readonly string[], list: readonly string[]): Offer => ({
  say: 'Quote it',
  keys,
  value: list,
  written: quotedList(list),
})

const quotedList = (texts: readonly string[]): string => `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`

/** Undefined for what is no list, or a list of more than single values. */
function rawListOf(
  list: unknown,
  keys: readonly string[],
  rawOf: (keys: readonly string[], value: unknown) => string,
): readonly string[] | undefined {
  if (!Array.isArray(list) || list.some((item) => typeof item === 'object')) return undefined
  return list.map((item, index) => rawOf([...keys, String(index)], item))
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((each, key) => (each as Attributes | undefined)?.[key], value)

function withValue(around: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const inside = withValue((around as Attributes)[key], rest, value)
  return Array.isArray(around) ? around.with(Number(key), inside) : { ...(around as Attributes), [key]: inside }
}

/** Whatever else is wrong. */
function isTaken(schema: v.GenericSchema, attributes: unknown, keys: readonly string[]): boolean {
  const { issues = [] } = v.safeParse(schema, attributes)
  return !issues.some(({ path }) => keys.every((key, index) => String(path?.[index]?.key) === key))
}
