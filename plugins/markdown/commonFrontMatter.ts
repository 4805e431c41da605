/**
 * Schema of the front matter keys that every kind of Markdown page may have. A plugin adds its own:
 * `v.object({ ...commonFrontMatter, sidebar_class: v.optional(text) })`. A message says what was expected.
 */
import * as v from 'valibot'
import { pageHeadTag } from './pageHeadTag.ts'
import type { TocLevels } from './types.ts'

export const text = v.string('text')
const someText = v.pipe(text, v.trim(), v.nonEmpty('some text'))
export const flag = v.boolean('true or false')
export const texts = v.array(text, 'a list of texts')

/** Docusaurus' tags may have an address of their own, which is not used here. */
const labelled = v.object({ label: text, permalink: v.optional(text) })

export const tagNames = (tags: readonly (string | { readonly label: string })[] = []): readonly string[] =>
  tags.map((tag) => (typeof tag === 'string' ? tag : tag.label))

type Levels = {
  readonly toc_min_heading_level?: number | undefined
  readonly toc_max_heading_level?: number | undefined
}

export const tocLevels = ({ toc_min_heading_level: from, toc_max_heading_level: to }: Levels): TocLevels | undefined =>
  from === undefined && to === undefined ? undefined : { from: from ?? 2, to: to ?? 3 }

/** ISO day, or day and time, also with a blank before the offset as in Jekyll. It stays text, so that it does not depend on the time zone of the machine. */
export const date = v.pipe(
  v.string('a date such as 2024-05-31'),
  v.trim(),
  v.check(isDate, 'a date such as 2024-05-31'),
)

const level = v.optional(v.picklist([2, 3, 4, 5, 6], 'a level from 2 to 6'))

export const commonFrontMatter = {
  id: v.optional(someText),
  title: v.optional(someText),
  description: v.optional(text),
  slug: v.optional(someText),
  sidebar_label: v.optional(text),
  sidebar_position: v.optional(v.number('a number')),
  tags: v.optional(
    v.array(
      v.lazy((given) => (typeof given === 'object' && given !== null ? labelled : text)),
      'a list of texts',
    ),
  ),
  date: v.optional(date),
  authors: v.optional(v.union([text, texts], 'a name or a list of names')),
  image: v.optional(text),
  image_alt: v.optional(v.string('text')),
  draft: v.optional(flag),
  unlisted: v.optional(flag),
  hide_title: v.optional(flag),
  hide_table_of_contents: v.optional(flag),
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  keywords: v.optional(texts),
  head: v.optional(v.array(pageHeadTag, 'a list of tags')),
  last_update: v.optional(
    v.nullable(v.strictObject({ date: v.optional(date), author: v.optional(text) }, 'a date and an author')),
  ),
  redirect_from: v.optional(texts),
  publishAt: v.optional(date),
  format: v.optional(v.picklist(['detect', 'md', 'mdx'], '"md" or "mdx"')),
}

const dayAndTime =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * The instant of a date. Without a time it is the start of the day, without an offset it is UTC; the time zone of the
 * machine has no effect.
 *
 * @example
 * instantOf('2026-6-1 09:00+08:00') // '2026-06-01T01:00:00.000Z'
 */
export function instantOf(value: string): string {
  const [, year, month, day, hour = '00', minute = '00', second = '00', offset = 'Z'] = dayAndTime.exec(value)!
  const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const text = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}T${hour}:${minute}:${second}${zone}`
  return new Date(text).toISOString()
}

/** `2025-8-20T09:00` -> `2025-08-20`. Without `Date`, because a day has no time zone. */
export function dayOf(date: string): string {
  const [, year, month, day] = dayAndTime.exec(date)!
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}

/** The day a page says it was changed last; null where it wants none to be shown. */
export const lastUpdateOf = (front: {
  readonly last_update?: { readonly date?: string | undefined } | null | undefined
}): string | null | undefined =>
  front.last_update === null ? null : front.last_update?.date && dayOf(front.last_update.date)

function isDate(value: string): boolean {
  const match = dayAndTime.exec(value)
  if (!match) return false
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  // Day 0 of the next month is the last day of this one.
  const days = month >= 1 && month <= 12 ? new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate() : 0
  return year > 0 && day >= 1 && day <= days && hour < 24 && minute < 60 && second < 60
}
