/**
 * Translations: which are missing, left over, behind their source, or have other anchors. They are no part of a
 * build: `site check --translations` and `site i18n mark` run the two tasks.
 *
 * The state of the source at the time of a translation is in `content/<set>/translations.json`, see `record.ts`.
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
    read: ({ source: { file, text } }) => ({ data: readRecord(text, file) }),
    unread: () => ({ keys: [], codes: [] }),
    tasks: { 'check translations': checkTranslations, 'mark translations': markTranslations },
  }
}
