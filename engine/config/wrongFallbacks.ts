/** Locales whose text stands in for others: that each exists, and that no two wait for each other. */
import { didYouMean } from '../errors/suggest.ts'
import type { Locale } from '../types.ts'
import { quote, wrongValue, type FieldProblem } from './validate.ts'

export function wrongFallbacks(locales: readonly Locale[]): readonly FieldProblem[] {
  const ids = locales.map(({ id }) => id)
  const listOf = (id: string) => locales.find((locale) => locale.id === id)?.fallback ?? []
  // A circle is told once, where the first of its members closes it.
  const told = new Set<string>()
  return locales.flatMap(({ id, fallback = [] }, index) => {
    if (index === 0 && fallback.length) return [wrongDefault(id)]
    return fallback.flatMap((next, place): readonly FieldProblem[] => {
      const problem = (expected: string, got = quote(next), hint?: string) => [
        wrongValue(['locales', index, 'fallback', place], expected, got, hint),
      ]
      const others = ids.filter((each) => each !== id)
      if (!others.includes(next))
        return problem(
          `another locale of the site (${others.join(', ')})`,
          quote(next),
          next === id ? undefined : didYouMean(next, others),
        )
      if (fallback.indexOf(next) !== place) return problem('named once')
      const back = wayTo(id, next, listOf)
      if (!back || told.has(id)) return []
      for (const member of back) told.add(member)
      return problem(`a locale that does not fall back on "${id}" itself`, [id, ...back].join(' -> '))
    })
  })
}

const wrongDefault = (id: string): FieldProblem =>
  wrongValue(
    ['locales', 0, 'fallback'],
    `left out, because "${id}" is the default locale, on which others fall back`,
    'a list',
    'A locale that should fall back on others is not the first of the list.',
  )

/** From one locale to another by the lists: `['en', 'ja']`; undefined where none leads there. */
function wayTo(
  target: string,
  from: string,
  listOf: (id: string) => readonly string[],
  seen: readonly string[] = [],
): readonly string[] | undefined {
  const way = [...seen, from]
  if (from === target) return way
  for (const next of listOf(from)) {
    const found = way.includes(next) ? undefined : wayTo(target, next, listOf, way)
    if (found) return found
  }
  return undefined
}
