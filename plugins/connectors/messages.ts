/** All messages of the plugin, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')

export const connectionEndUnknown = (place: Place, slug: string, known: readonly string[]) =>
  error('connection-end-unknown', place, `"${slug}" is not listed under "ends"`, didYouMean(slug, known))

export const connectionFactMissing = (place: Place, key: string) =>
  error(
    'connection-fact-missing',
    place,
    `"${key}" is missing`,
    'Write it in content/data/ends, or name an end with "like".',
  )

export const connectionFactsTwice = (place: Place, slug: string) =>
  error('connection-facts-twice', place, `The facts of ${slug} stand in two places`, 'Keep one of the two entries.')

export const connectionLikeUnknown = (place: Place, slug: string, known: readonly string[]) =>
  error('connection-like-unknown', place, `No end "${slug}" has facts of its own`, didYouMean(slug, known))

export const connectionTwice = (place: Place, source: string, target: string) =>
  error('connection-twice', place, `The pair ${source} to ${target} is listed twice`, 'Delete one of the two entries.')

export const connectionTypesTwice = (place: Place, source: string, target: string) =>
  error(
    'connection-types-twice',
    place,
    `The types of ${source} to ${target} stand in two tables`,
    'Take the pair out of one of the two.',
  )

export const connectorData = (place: Place, key: string, expected: string, got: string) =>
  error('connector-data', place, `"${key}" must be ${expected}, but is ${got}`)

export const connectorDataKey = (place: Place, key: string, known: readonly string[]) =>
  error('connector-data-key', place, `Unknown key "${key}"`, didYouMean(key.slice(key.lastIndexOf('.') + 1), known))

export const connectorUnknown = (place: Place, slug: string, known: readonly string[]) =>
  error('connector-unknown', place, `The connector "${slug}" is not in the catalogue`, didYouMean(slug, known))
