/** Check: what a reader, a screen reader or a search engine would miss on a page, and what weighs too much. */
import type { Plugin } from '../../engine/types.ts'
import { checkFiles, checkImages, checkSizes, type Budgets } from './files.ts'
import { checkLanguages } from './languages.ts'
import { checkOne, checkTogether } from './page.ts'
import { checkStructured } from './structured.ts'

export type QualityOptions = {
  /** Largest HTML of a page in bytes, uncompressed. Default 200,000. */
  readonly largestPage?: number
  /** Largest picture of prose in bytes. Default 500,000. */
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
    checkPage: (page, site, known) => [...checkOne(page), ...checkStructured(page, site, known)],
    async check(pages, site, files, context) {
      return [
        ...checkTogether(pages, site),
        ...checkSizes(pages, largestPage),
        ...checkLanguages(pages, site),
        ...(await checkImages(pages, site, context, largestImage)),
        ...checkFiles(files, context, budgets),
      ]
    },
  }
}
