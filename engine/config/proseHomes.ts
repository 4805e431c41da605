/** Brands that show one content set: that each names a home for its prose that says the same of itself. */
import { proseHomeOf } from '../paths/searchUrl.ts'
import type { Brand } from '../types.ts'
import { quote, wrongValue, type FieldProblem } from './validate.ts'

/** `brands` are all of the site, each right by itself. */
export function wrongProseHomes(brand: Brand, brands: readonly Brand[]): readonly FieldProblem[] {
  const candidates = brands.filter(
    ({ content, locales }) => content === brand.content && isSame(locales, brand.locales),
  )
  return Object.entries(brand.proseHome ?? {}).flatMap(([locale, origin]): readonly FieldProblem[] => {
    const problem = (expected: string, hint?: string) => [
      wrongValue(['proseHome', locale], expected, quote(origin), hint),
    ]
    if (!brand.locales.includes(locale)) return problem(`left out, because the brand has no locale "${locale}"`)
    const home = candidates.find((candidate) => candidate.origin === origin)
    if (!home) {
      const origins = candidates.map((candidate) => candidate.origin).join(', ')
      return problem(`the origin of a brand that shows "${brand.content}" in the same locales (${origins})`)
    }
    if (isBare(home) !== isBare(brand))
      return problem(
        `the origin of a brand whose addresses end as those of "${brand.id}"`,
        'Write the same "trailingSlash" in both.',
      )
    const other = brand.locales.find((each) => proseHomeOf(home, each) !== proseHomeOf(brand, each))
    if (!other) return []
    return problem(
      'the origin of a brand that names the same homes',
      `"${home.id}" has the prose of "${other}" at ${proseHomeOf(home, other)}, "${brand.id}" at ${proseHomeOf(brand, other)}. Write the same "proseHome" in both.`,
    )
  })
}

const isBare = ({ trailingSlash }: Brand): boolean => trailingSlash === 'never'

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each))
