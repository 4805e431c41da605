/**
 * `content/<set>/translations.json`: the state of the source that each translation was made from.
 *
 * ```json
 * {
 *   "en/docs/intro.md": "0a1b2c3d 4e5f6071"
 * }
 * ```
 *
 * Each translation has the digests of the blocks of its source at the time it was marked. One line each, so that branches
 * merge.
 */
import { posix } from 'node:path'
import { jsonPlace } from '../../engine/errors/jsonPlace.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import type { Document, Site } from '../../engine/types.ts'
import type { ContentPage } from './translationPairs.ts'
import { recordInvalid } from './messages.ts'

/** Name below the set -> digests. A type of JSON, because a plugin's data is remembered. */
export type Digests = { readonly [file: string]: string }

/** Throws `SiteError` `translations-invalid`. */
export function readRecord(text: string, file: string): Digests {
  const value = parseRecord(text, file)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw recordInvalid(placeAt(file, text, 0))
  const wrong = Object.entries(value).find(([, digests]) => !isDigests(digests))
  if (wrong) throw recordInvalid(placeAt(file, text, Math.max(0, text.lastIndexOf(JSON.stringify(wrong[0])))))
  return value as Digests
}

const isDigests = (value: unknown): boolean => typeof value === 'string' && /^[\da-f ]*$/.test(value)

export function writeRecord(record: Digests): string {
  const sorted = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

export const recordFile = (content: string, set: string): string => posix.join(content, set, 'translations.json')

export const entryOf = ({ address }: ContentPage): string => `${address.locale}/${address.rest}`

/** Records of all sets, by file. */
export function recordsOf(sites: readonly Site[]): ReadonlyMap<string, Digests> {
  const documents = sites.flatMap((site) => site.documents).filter(({ plugin }) => plugin === 'i18n')
  return new Map((documents as readonly Document<Digests>[]).map(({ file, data }) => [file, data]))
}

function parseRecord(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw recordInvalid(jsonPlace(file, text, cause), cause)
  }
}
