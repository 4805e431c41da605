/** All messages of the plugin, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import { didYouMean, suggest } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')

export const constantUnknown = (place: Place, id: string, known: readonly string[]) =>
  error('openapi-constant-unknown', place, `"${id}" is not listed under "constants"`, didYouMean(id, known))

export const dataInvalid = (place: Place, key: string, expected: string, got: string) =>
  error('openapi-data', place, `"${key}" must be ${expected}, but is ${got}`)

export const exampleMissing = (place: Place, name: string) =>
  error(
    'openapi-example',
    place,
    `The required parameter "${name}" has no example`,
    'Give it an example, or the operation one: examples on pages show what has to be sent.',
  )

export const exampleUnfit = (place: Place, name: string, type: string) =>
  error('openapi-example', place, `The example of "${name}" is no ${type}`)

export const exampleUnknown = (place: Place, name: string, known: readonly string[]) =>
  error('openapi-example', place, `The example has "${name}", which is no parameter`, didYouMean(name, known))

export const fieldUnknown = (place: Place, name: string, known: readonly string[]) =>
  error(
    'openapi-field-unknown',
    place,
    `There is no "${name}" under "fields" before this`,
    suggest(name, known) === undefined
      ? 'Add it there, or write a field with name, type and text here.'
      : didYouMean(name, known),
  )

export const idTwice = (place: Place, id: string, what: string) =>
  error('openapi-id-twice', place, `"${id}" is the id of another ${what}`, 'Each has a place of its own on the pages.')

export const keyUnknown = (place: Place, key: string, known: readonly string[]) =>
  error('openapi-key-unknown', place, `Unknown key "${key}"`, didYouMean(key.slice(key.lastIndexOf('.') + 1), known))

export const translationMissing = (place: Place, key: string, locale: string) =>
  error('openapi-translation-missing', place, `"${key}" has no text in the language ${locale}`)
