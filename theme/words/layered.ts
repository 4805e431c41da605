/** What a language lacks is said in the words of the next one. */
type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words of the first of the languages, with those of the others where it has none. The last one has them all. */
export function layered<T extends object>(languages: readonly (object | undefined)[]): T {
  const [first = {}, ...others] = languages.filter((language) => language !== undefined)
  if (!others.length) return first as T
  const rest = layered<T & Parts>(others)
  const all = Object.entries({ ...first, ...rest }).map(([name, word]) => {
    const own = (first as Parts)[name]
    return [name, isParts(word) && isParts(own) ? layered([own, word]) : (own ?? word)]
  })
  return Object.fromEntries(all) as T
}

/** Names of what is in the whole and not in the language: `docs.onThisPage`. */
export const missingIn = (language: object, whole: object): readonly string[] =>
  Object.entries(whole).flatMap(([name, word]) => {
    const own = (language as Parts)[name]
    if (own === undefined) return [name]
    return isParts(word) && isParts(own) ? missingIn(own, word).map((part) => `${name}.${part}`) : []
  })
