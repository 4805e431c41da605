/** The data file as it is written: texts in all languages, fields by name or in full. */
import * as v from 'valibot'
import type { Json } from '../../engine/types.ts'
import type { Field } from './types.ts'

/** `clusterId` names a shared field, `clusterId*` requires it. */
export type WrittenField = string | FieldEntry

export type FieldEntry = Omit<Field, 'required' | 'fields'> & {
  readonly required?: boolean | undefined
  readonly fields?: readonly WrittenField[] | undefined
}

const types = ['string', 'int', 'long', 'number', 'boolean', 'object', 'map', 'json', 'file'].flatMap((type) => [
  type,
  `${type}[]`,
])

const json = v.custom<Json>(() => true)
const text = v.pipe(v.string('text'), v.trim(), v.nonEmpty('text'))
const id = v.pipe(v.string('text'), v.regex(/^[a-z][a-z\d_-]*$/, 'an id such as "data-source"'))
const path = v.pipe(v.string('text'), v.regex(/^\w+\/\w+$/, 'a path such as "worker/startworker"'))
const base = v.pipe(v.string('text'), v.regex(/^\/(?:[\w.-]+\/)*$/, 'a path with slashes at both ends'))
const list = <S extends v.GenericSchema>(entry: S) => v.array(entry, 'a list')

/** Read before the rest, which depends on it. */
export const localesSchema = v.object({
  locales: v.pipe(v.array(text, 'a list'), v.minLength(1, 'a list with at least one language')),
})

/** @param locales each text has to be in all of them */
export function schemaFor(locales: readonly string[]) {
  const texts = v.strictObject(Object.fromEntries(locales.map((locale) => [locale, text])), 'a text in each language')

  const field: v.GenericSchema<unknown, WrittenField> = v.lazy((written) =>
    typeof written === 'string'
      ? v.pipe(v.string(), v.regex(/^\w+\*?$/, 'the name of a field, with * if it is required'))
      : v.strictObject(
          { name: text, required: v.optional(v.boolean('true or false')), text: texts, ...shape },
          'a field, or the name of one',
        ),
  )
  const shape = {
    type: v.picklist(
      types,
      `one of ${types.filter((type) => !type.endsWith('[]')).join(', ')}, or a list such as long[]`,
    ),
    constant: v.optional(text),
    example: v.optional(json),
    fields: v.optional(list(field)),
  }
  // The key is the name, unless fields of one name mean different things.
  const shared = v.strictObject({ name: v.optional(text), text: texts, ...shape }, 'a field')
  const returns = v.strictObject({ text: v.optional(texts), ...shape }, 'what "data" holds')
  const operation = v.strictObject(
    {
      path,
      name: texts,
      text: texts,
      body: v.optional(v.picklist(['object', 'list', 'form'], 'object, list or form'), 'object'),
      parameters: v.optional(list(field), []),
      returns: v.optional(returns),
      example: v.optional(json),
    },
    'an operation',
  )
  const constant = v.strictObject(
    { name: texts, text: v.optional(texts), values: v.record(text, v.nullable(texts), 'values with their texts') },
    'a constant',
  )
  const group = v.strictObject({ id, name: texts, operations: list(operation) }, 'a group')
  return v.strictObject({
    ...localesSchema.entries,
    base,
    fields: v.optional(v.record(text, shared, 'fields by name'), {}),
    constants: v.optional(v.record(id, constant, 'constants by id'), {}),
    groups: v.pipe(list(group), v.minLength(1, 'a list with at least one group')),
  })
}

export type Written = v.InferOutput<ReturnType<typeof schemaFor>>

/** For suggestions. */
export const knownKeys =
  `locales base fields constants groups id name text operations path body parameters returns example type required
  constant values`.split(/\s+/)
