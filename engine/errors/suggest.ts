/** "Did you mean …?" */

/**
 * The known word nearest to a wrong one, or undefined if all are too far.
 *
 * Near is one slip in up to four characters, two in up to eight, three beyond, unless `slips` says how many. A slip is a
 * character too many, one missing, one wrong, or two neighbours swapped. Case is not a slip.
 *
 * @example suggest('tilte', ['title', 'tags']) // 'title'
 */
export function suggest(
  wrong: string,
  known: Iterable<string>,
  slips: number = wrong.length <= 4 ? 1 : wrong.length <= 8 ? 2 : 3,
): string | undefined {
  const word = wrong.toLowerCase()
  let best: string | undefined
  let least = slips + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const found = distance(word, candidate.toLowerCase(), least)
    if (found < least && found < Math.max(word.length, candidate.length)) [best, least] = [candidate, found]
  }
  return best
}

/** `Did you mean "title"?`, else what is allowed, else undefined. For hints. */
export const didYouMean = (wrong: string, known: readonly string[]): string | undefined =>
  meant(suggest(wrong, known), known.length ? `Known: ${known.join(', ')}.` : undefined)

/** The same, of the word that `suggest` gave. */
export const meant = <Otherwise extends string | undefined>(near: string | undefined, otherwise: Otherwise) =>
  near ? `Did you mean "${near}"?` : otherwise

/**
 * Damerau-Levenshtein, in its optimal string alignment form; anything from `limit` on where it is not below. Three rows of
 * the table are enough. Addresses begin alike, so equal ends are left out.
 */
function distance(first: string, second: string, limit: number): number {
  let [start, end] = [0, 0]
  const shorter = Math.min(first.length, second.length)
  while (start < shorter && first[start] === second[start]) start++
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end++
  const [a, b] = [first.slice(start, first.length - end), second.slice(start, second.length - end)]

  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      next.push(cost)
    }
    // What follows is built on one of the last two rows.
    if (Math.min(...next) >= limit && Math.min(...row) >= limit) return limit
    before = row
    row = next
  }
  return row[b.length]!
}
