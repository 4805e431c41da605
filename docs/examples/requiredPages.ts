/** Pages that a site must have, for legal reasons for example. */
// #region plugin
import type { Plugin } from 'site-engine'

export const requiredPages = (keys: readonly string[]): Plugin => ({
  name: 'required-pages',
  check: ({ pages, site: { brand }, isComplete }) => {
    // What is missing may be what could not be made.
    if (!isComplete) return []
    return brand.locales.flatMap((locale) =>
      keys
        .filter((key) => !pages.some((page) => page.locale === locale && page.key === key))
        .map((key) => ({
          code: 'page-required',
          severity: 'error' as const,
          message: `${brand.id} has no page ${key} in "${locale}"`,
          hint: 'Write it, or take it off the list in site.config.ts.',
        })),
    )
  },
})
// #endregion
