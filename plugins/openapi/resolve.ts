/** Puts shared fields in place and looks at what one part of the file says of another. */
import type { Diagnostic } from '../../engine/types.ts'
import { createFields, type Fields, type Keys, type PlaceOf } from './fields.ts'
import { idTwice } from './messages.ts'
import { checkExamples, checkRequest, createSample } from './sample.ts'
import type { Written } from './schema.ts'
import type { Constant, Operation, Reference } from './types.ts'

type WrittenOperation = Written['groups'][number]['operations'][number]

/** Names of parts that are no groups. */
const reserved = ['index', 'values']

export function resolve(written: Written, placeOf: PlaceOf): { reference: Reference; problems: readonly Diagnostic[] } {
  const problems: Diagnostic[] = []
  const constants = constantsIn(written)
  const report = (...found: readonly Diagnostic[]): void => void problems.push(...found)
  const fields = createFields({ placeOf, constants: constants.map(({ id }) => id), report })
  for (const [name, field] of Object.entries(written.fields))
    fields.share(name, { ...field, name: field.name ?? name }, ['fields', name])

  const requestOf = createRequests(constants, placeOf, report)
  const groups = written.groups.map(({ operations, ...group }, index) => ({
    ...group,
    operations: operations.map((entry, at) => {
      const keys = ['groups', index, 'operations', at]
      const operation = inFull(entry, keys, fields)
      return { ...operation, request: requestOf(operation, entry.example, keys) }
    }),
  }))
  report(...twice(groups, placeOf))
  const { locales, base } = written
  return { reference: { locales, base, groups, constants }, problems }
}

const constantsIn = ({ constants }: Written): readonly Constant[] =>
  Object.entries(constants).map(([id, { values, ...constant }]) => ({
    ...constant,
    id,
    values: Object.entries(values).map(([value, text]) => ({ value, text: text ?? undefined })),
  }))

type WithoutRequest = Omit<Operation, 'request'>

function inFull({ path, name, text, body, ...entry }: WrittenOperation, keys: Keys, fields: Fields): WithoutRequest {
  const id = path.slice(path.indexOf('/') + 1).toLowerCase()
  const parameters = fields.listOf(entry.parameters, [...keys, 'parameters'])
  if (!entry.returns) return { id, path, name, text, body, parameters }
  fields.refer(entry.returns.constant, [...keys, 'returns', 'constant'])
  const returned = fields.listOf(entry.returns.fields ?? [], [...keys, 'returns', 'fields'])
  return { id, path, name, text, body, parameters, returns: { ...entry.returns, fields: returned } }
}

/** What is sent in the example of an operation: what is written, else its required parameters. */
function createRequests(
  constants: readonly Constant[],
  placeOf: PlaceOf,
  report: (...found: readonly Diagnostic[]) => void,
) {
  const sampleOf = createSample(constants)
  return (
    { body, parameters }: WithoutRequest,
    example: WrittenOperation['example'],
    keys: Keys,
  ): Operation['request'] => {
    if (example !== undefined) {
      report(...checkExamples(example, { body, parameters, place: placeOf([...keys, 'example']) }))
      return example
    }
    report(...checkRequest(parameters, sampleOf, (index) => placeOf([...keys, 'parameters', index])))
    const request = sampleOf(parameters.filter(({ required }) => required))
    return body === 'list' ? [request] : request
  }
}

/** Anchors of operations are links of the index, and names of groups those of pages. */
function twice(groups: Reference['groups'], placeOf: PlaceOf): readonly Diagnostic[] {
  const parts = new Set(reserved)
  const operations = new Set<string>()
  return groups.flatMap(({ id, operations: own }, index) => [
    ...(isNew(id, parts) ? [] : [idTwice(placeOf(['groups', index, 'id']), id, 'part')]),
    ...own.flatMap((operation, at) =>
      isNew(operation.id, operations)
        ? []
        : [idTwice(placeOf(['groups', index, 'operations', at, 'path']), operation.id, 'operation')],
    ),
  ])
}

function isNew(id: string, known: Set<string>): boolean {
  if (known.has(id)) return false
  known.add(id)
  return true
}
