/** Fields in full: names of shared ones are replaced by what they name. */
import type { Diagnostic, Place } from '../../engine/types.ts'
import { constantUnknown, fieldUnknown } from './messages.ts'
import { checkExamples } from './sample.ts'
import type { FieldEntry, WrittenField } from './schema.ts'
import type { Field } from './types.ts'

export type Keys = readonly (string | number)[]

export type PlaceOf = (keys: Keys) => Place

export type Fields = {
  /** Adds a shared field; later ones may name it. */
  share(name: string, entry: FieldEntry, keys: Keys): void
  listOf(entries: readonly WrittenField[], keys: Keys): readonly Field[]
  /** Reports a constant that is not there. */
  refer(constant: string | undefined, keys: Keys): void
}

type Context = {
  readonly placeOf: PlaceOf
  readonly constants: readonly string[]
  readonly report: (...problems: readonly Diagnostic[]) => void
}

export function createFields({ placeOf, constants, report }: Context): Fields {
  const shared = new Map<string, Field>()
  return { share: (name, entry, keys) => void shared.set(name, inFull(entry, keys)), listOf, refer }

  function listOf(entries: readonly WrittenField[], keys: Keys): readonly Field[] {
    return entries.flatMap((entry, index) => {
      const at = [...keys, index]
      if (typeof entry !== 'string') return [inFull(entry, at)]
      const name = entry.replace('*', '')
      const field = shared.get(name)
      if (field) return [{ ...field, required: entry.endsWith('*') }]
      report(fieldUnknown(placeOf(at), name, [...shared.keys()]))
      return []
    })
  }

  function inFull({ required = false, fields = [], ...rest }: FieldEntry, keys: Keys): Field {
    refer(rest.constant, [...keys, 'constant'])
    const field = { ...rest, required, fields: listOf(fields, [...keys, 'fields']) }
    const { name, example } = field
    const place = placeOf([...keys, 'example'])
    if (example !== undefined)
      report(...checkExamples({ [name]: example }, { body: 'object', parameters: [field], place }))
    return field
  }

  function refer(constant: string | undefined, keys: Keys): void {
    if (constant !== undefined && !constants.includes(constant))
      report(constantUnknown(placeOf(keys), constant, constants))
  }
}
