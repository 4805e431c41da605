/** Check: quality of pages for readers, screen readers and search engines, and sizes of files. */
import * as v from 'valibot'
import type { Plugin } from '../../engine/types.ts'
import { contentFiles, largeFiles, largeImages, largePages, unreadFiles, unusedImages } from './files.ts'
import { checkAlternates } from './alternates.ts'
import { checkPage, checkAllPages } from './page.ts'
import { checkJsonLd } from './jsonLd.ts'

const bytes = v.pipe(v.number(), v.minValue(0, 'a number of bytes'))

export const qualityOptions = v.strictObject({
  /** Largest HTML of a page in bytes, uncompressed. Default 200,000. */
  largestPage: v.optional(bytes),
  /** Largest image of prose in bytes. Default 500,000. */
  largestImage: v.optional(bytes),
  /** Largest output file in bytes by the end of its name. Default `{ js: 250_000, css: 60_000 }`. */
  budgets: v.optional(v.record(v.string(), bytes)),
})
export type QualityOptions = v.InferInput<typeof qualityOptions>

/**
 * Codes: `title-missing`, `title-twice`, `description-missing`, `heading-h1`, `heading-order`, `image-alt-missing`,
 * `page-not-read`, `page-orphan`, `page-too-large`; `canonical-foreign`, `hreflang-self`, `hreflang-one-sided`, `hreflang-default`;
 * `structured-data-invalid`; `image-unused`, `image-too-large`, `file-too-large`. The configuration may change the
 * severity of each.
 */
export function quality(given: QualityOptions = {}): Plugin {
  const { largestPage = 200_000, largestImage = 500_000, budgets = { js: 250_000, css: 60_000 } } = given
  return {
    name: 'quality',
    options: { schema: qualityOptions, given },
    checkPage: (context) => [...checkPage(context.page), ...checkJsonLd(context)],
    async check(context) {
      const { pages, site } = context
      const files = await contentFiles(context)
      const always = [
        ...unreadFiles(files),
        ...largePages(pages, largestPage),
        ...largeImages(context, largestImage),
        ...largeFiles(context, budgets),
      ]
      if (!context.isComplete) return always
      return [
        ...checkAllPages(pages, site),
        ...checkAlternates(pages, site),
        ...unusedImages(files, context),
        ...always,
      ]
    },
  }
}
