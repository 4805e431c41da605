/** All messages of the plugin, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')

export const connectionEndUnknown = (place: Place, slug: string, known: readonly string[]) =>
  error('connection-end-unknown', place, `"${slug}" is not listed under "ends"`, didYouMean(slug, known))

export const connectionTwice = (place: Place, source: string, target: string) =>
  error('connection-twice', place, `The pair ${source} to ${target} is listed twice`, 'Delete one of the two entries.')

export const connectorData = (place: Place, key: string, expected: string, got: string) =>
  error('connector-data', place, `"${key}" must be ${expected}, but is ${got}`)

export const connectorDataKey = (place: Place, key: string, known: readonly string[]) =>
  error('connector-data-key', place, `Unknown key "${key}"`, didYouMean(key.slice(key.lastIndexOf('.') + 1), known))

export const connectorUnknown = (place: Place, slug: string, known: readonly string[]) =>
  error('connector-unknown', place, `The connector "${slug}" is not in the catalogue`, didYouMean(slug, known))
