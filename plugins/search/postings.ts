/**
 * Counts terms: the half of `lunr.Builder` that runs while building. lunr itself keeps an object for each posting, which
 * takes 440 MB for a thousand Chinese pages and 6 times as long; the browser gives lunr the same numbers (`rank.ts`).
 */
import { writeNumber, writeRising } from './codec.ts'
import { fields } from './format.ts'

export type Postings = {
  add(terms: readonly string[], field: number, document: number): void
  /** Sorted. */
  terms(): readonly string[]
  /** As a shard has it. */
  write(term: string): string
  /** Terms by document, for each field. */
  readonly lengths: readonly number[][]
}

export function createPostings(): Postings {
  /** By field: document, count, document, count, … */
  const index = new Map<string, number[][]>()
  const lengths: number[][] = fields.map(() => [])

  return {
    lengths,
    add(terms, field, document) {
      lengths[field]![document] = terms.length
      for (const term of terms) {
        let lists = index.get(term)
        if (!lists) index.set(term, (lists = fields.map(() => [])))
        const list = lists[field]!
        if (list[list.length - 2] === document) list[list.length - 1]!++
        else list.push(document, 1)
      }
    },
    terms: () => [...index.keys()].sort(),
    write: (term) => index.get(term)!.map(writeList).join('|').replace(/\|+$/, ''),
  }
}

/** The distance from the document before, doubled; odd where the term is there more than once, then the count follows. */
function writeList(list: readonly number[]): string {
  let text = ''
  let last = -1
  for (let index = 0; index < list.length; index += 2) {
    const [document, count] = [list[index]!, list[index + 1]!]
    text += writeNumber((document - last - 1) * 2 + (count > 1 ? 1 : 0))
    if (count > 1) text += writeNumber(count - 2)
    last = document
  }
  return text
}

/** Where a gram is. Most have the common ones: then the others are listed. */
export function writePlaces(places: readonly number[], count: number): string {
  if (places.length * 2 <= count) return writeRising(places)
  const has = new Set(places)
  return `!${writeRising(Array.from({ length: count }, (_, place) => place).filter((place) => !has.has(place)))}`
}
