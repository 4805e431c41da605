/**
 * The inverted index: counts terms, as `lunr.Builder` does. lunr keeps an object for each posting, which takes 440 MB for
 * a thousand Chinese pages and six times as long. The browser hands lunr the same numbers (`score.ts`).
 */
import { writeNumber, writeDeltas } from './codec.ts'
import { fields } from './format.ts'

export type Postings = {
  add(terms: readonly string[], field: number, document: number): void
  /** Sorted. */
  terms(): readonly string[]
  /** Its postings, encoded for a shard. */
  write(term: string): string
  /** By field: number of terms of each document. */
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

/** The distance to the previous document, doubled; an odd number if the term occurs more than once, then the count follows. */
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

/** The text files that contain a gram, of `count`. For a gram in more than half of them, the others are listed. */
export function writeFileNumbers(files: readonly number[], count: number): string {
  if (files.length * 2 <= count) return writeDeltas(files)
  const has = new Set(files)
  return `!${writeDeltas(Array.from({ length: count }, (_, file) => file).filter((file) => !has.has(file)))}`
}
