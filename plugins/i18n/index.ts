/**
 * Translations: which are missing, left over, behind their source, or have other anchors. Nothing of it is part of a
 * build; `site check --translations` and `site i18n mark` ask for the two tasks.
 *
 * What a translation was made from stands in `content/<set>/translations.json`, see `record.ts`.
 */
import type { Plugin } from '../../engine/types.ts'
import { checkTranslations } from './check.ts'
import { markTranslations } from './mark.ts'
import { readRecord } from './record.ts'

/** Codes: `translation-missing`, `translation-orphan`, `translation-stale`, `translation-anchors`. */
export function i18n(): Plugin {
  return {
    name: 'i18n',
    include: ['[content]/*/translations.json'],
    read: ({ file, text }) => ({ data: readRecord(text, file) }),
    tasks: { 'check translations': checkTranslations, 'mark translations': markTranslations },
  }
}
