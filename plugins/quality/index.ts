/** Check: quality of pages for readers, screen readers and search engines, and sizes of files. */
import type { Plugin } from '../../engine/types.ts'
import { largeFiles, largeImages, largePages, unusedImages, type Budgets } from './files.ts'
import { checkAlternates } from './alternates.ts'
import { checkPage, checkAllPages } from './page.ts'
import { checkJsonLd } from './jsonLd.ts'

export type QualityOptions = {
  /** Largest HTML of a page in bytes, uncompressed. Default 200,000. */
  readonly largestPage?: number
  /** Largest image of prose in bytes. Default 500,000. */
  readonly largestImage?: number
  /** Largest output file in bytes by the end of its name. Default `{ js: 250_000, css: 60_000 }`. */
  readonly budgets?: Budgets
}

/**
 * Codes: `title-missing`, `title-twice`, `description-missing`, `heading-h1`, `heading-order`, `image-alt-missing`,
 * `page-orphan`, `page-too-large`; `canonical-foreign`, `hreflang-self`, `hreflang-one-sided`, `hreflang-default`;
 * `structured-data-invalid`; `image-unused`, `image-too-large`, `file-too-large`. The configuration may change the
 * severity of each.
 */
export function quality({
  largestPage = 200_000,
  largestImage = 500_000,
  budgets = { js: 250_000, css: 60_000 },
}: QualityOptions = {}): Plugin {
  return {
    name: 'quality',
    checkPage: (context) => [...checkPage(context.page), ...checkJsonLd(context)],
    async check(context) {
      const { pages, site } = context
      const sizes = [
        ...largePages(pages, largestPage),
        ...largeImages(context, largestImage),
        ...largeFiles(context, budgets),
      ]
      if (!context.isComplete) return sizes
      return [
        ...checkAllPages(pages, site),
        ...checkAlternates(pages, site),
        ...(await unusedImages(context)),
        ...sizes,
      ]
    },
  }
}
