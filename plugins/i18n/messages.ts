/** Every message about translations. */
import { counted } from '../../engine/errors/counted.ts'
import { say } from '../../engine/errors/say.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'
import type { Pair } from './translationPairs.ts'

const warning = say('warning')

export const missing = ({ source, locale, standIn }: Pair, wanted: string): Diagnostic =>
  warning(
    'translation-missing',
    { file: source.file },
    `There is no translation into "${locale}"`,
    `Write ${wanted}; until then ${standIn ? `readers see ${standIn === source ? 'this page' : standIn.file}` : 'the page is left out there'}.`,
  )

export const orphan = (translation: string, wanted: string): Diagnostic =>
  warning(
    'translation-orphan',
    { file: translation },
    'This translation has no source',
    `Write ${wanted}, or rename or delete this file.`,
  )

export type Drift = {
  readonly source: string
  readonly translation: string
  /** Lines of blocks that are new or changed. */
  readonly lines: readonly number[]
  readonly removed: number
}

/** Its place is the first changed block. */
export function stale({ source, translation, lines, removed }: Drift): Diagnostic {
  const changes = [lines.length && `${counted(lines.length, 'block')} changed`, removed && `${removed} removed`]
  const where = lines.length ? `See line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}. ` : ''
  return warning(
    'translation-stale',
    { file: source, line: lines[0] ?? 1 },
    `${translation} is behind its source: ${changes.filter(Boolean).join(', ')}`,
    `${where}Update the translation, then run: site i18n mark ${translation}`,
  )
}

export const anchorMissing = (id: string, place: Place, other: string): Diagnostic =>
  warning(
    'translation-anchors',
    place,
    `The anchor "#${id}" is not in ${other}`,
    `Give its heading there the same id, {#${id}}: a link to it is broken in one of the languages.`,
  )

export const recordInvalid = (place: Place, cause?: unknown): SiteError =>
  new SiteError(`${place.file} is not a record of translations`, {
    code: 'translations-invalid',
    place,
    hint: 'Restore it, or delete it and run: site i18n mark',
    cause,
  })

export const translationUnknown = (file: string, known: readonly string[]): SiteError =>
  new SiteError(`"${file}" is neither a translation nor a page with a translation`, {
    code: 'usage-translation-unknown',
    hint:
      known.length > 8
        ? didYouMean(file, known)?.replace(/^Known:.*$/s, 'Name files from the root of the site.')
        : didYouMean(file, known),
  })
