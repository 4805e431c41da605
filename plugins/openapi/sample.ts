/** Examples of what is sent and returned, made of the examples of fields. */
import { isObject } from '../../engine/errors/isObject.ts'
import type { Diagnostic, Json, Place } from '../../engine/types.ts'
import { exampleMissing, exampleUnfit, exampleUnknown } from './messages.ts'
import type { Constant, Field, Operation } from './types.ts'

type JsonMap = { readonly [name: string]: Json | undefined }

/** Fields without an example are left out. */
export type Sample = (fields: readonly Field[]) => JsonMap

type Valued = Pick<Field, 'type' | 'example' | 'constant' | 'fields'>

export const createSample = (constants: readonly Constant[]): Sample => {
  const valueOf = createValue(constants)
  return (fields) => definite(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])))
}

/** Of `data` in a response. */
export const createValue = (constants: readonly Constant[]): ((field: Valued) => Json | undefined) => {
  const values = new Map(constants.map(({ id, values: [first] }) => [id, first?.value]))
  return (field) => valueIn(field, values)
}

/** The example, else what the fields below give, else the first value of the constant. */
function valueIn(
  { type, example, constant, fields }: Valued,
  values: ReadonlyMap<string, string | undefined>,
): Json | undefined {
  // What keys a map has is not known.
  if (example !== undefined || type === 'map') return example
  const inner = fields.length
    ? definite(Object.fromEntries(fields.map((field) => [field.name, valueIn(field, values)])))
    : constant === undefined
      ? undefined
      : values.get(constant)
  if (inner === undefined) return undefined
  return type.endsWith('[]') ? [inner] : inner
}

const definite = (map: JsonMap): JsonMap =>
  Object.fromEntries(Object.entries(map).filter(([, value]) => value !== undefined))

/** Required parameters without an example. */
export function checkRequest(
  parameters: readonly Field[],
  sampleOf: Sample,
  placeOf: (index: number) => Place,
): readonly Diagnostic[] {
  const sample = sampleOf(parameters)
  return parameters.flatMap(({ name, required }, index) =>
    required && sample[name] === undefined ? [exampleMissing(placeOf(index), name)] : [],
  )
}

type Checked = Pick<Operation, 'body' | 'parameters'> & { readonly place: Place }

/** An example that somebody wrote: what it lacks, what nothing takes, what has another type. */
export function checkExamples(example: Json, { body, parameters, place }: Checked): readonly Diagnostic[] {
  if (body === 'list') {
    if (!Array.isArray(example)) return [exampleUnfit(place, 'the body', 'list')]
    return example.flatMap((each: Json) => checkExamples(each, { body: 'object', parameters, place }))
  }
  if (!isObject(example)) return [exampleUnfit(place, 'the body', 'map')]
  const names = parameters.map(({ name }) => name)
  return [
    ...Object.keys(example)
      .filter((name) => !names.includes(name))
      .map((name) => exampleUnknown(place, name, names)),
    ...parameters.flatMap((field) => checkValue(example[field.name], field, place)),
  ]
}

function checkValue(value: Json | undefined, field: Field, place: Place): readonly Diagnostic[] {
  const { name, type, required, fields } = field
  if (value === undefined) return required ? [exampleMissing(place, name)] : []
  if (!type.endsWith('[]')) return checkOne(value)
  return Array.isArray(value) ? value.flatMap(checkOne) : [exampleUnfit(place, name, 'list')]

  function checkOne(one: Json): readonly Diagnostic[] {
    const kind = type.replace('[]', '')
    if (!fits[kind]!(one)) return [exampleUnfit(place, name, kind)]
    if (!fields.length || !isObject(one)) return []
    const objects = kind === 'map' ? Object.values(one) : [one]
    return objects.flatMap((each) => checkExamples(each ?? null, { body: 'object', parameters: fields, place }))
  }
}

const isText = (value: Json): boolean => typeof value === 'string'
const isWhole = (value: Json): boolean => Number.isSafeInteger(value)

const fits: Readonly<Record<string, (value: Json) => boolean>> = {
  string: isText,
  file: isText,
  // Written as data, sent as text.
  json: (value) => isText(value) || typeof value === 'object',
  int: isWhole,
  long: isWhole,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  map: isObject,
}
