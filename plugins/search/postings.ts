/**
 * The inverted index: counts terms, as `lunr.Builder` does. lunr keeps an object for each posting, which takes 440 MB for
 * a thousand Chinese pages and six times as long. The browser hands lunr the same numbers (`score.ts`).
 */
import { writeNumber, writeDeltas } from './codec.ts'
import { fields } from './format.ts'

/**
 * Where a term is, as it is written: the first number, counted from the start of the block and doubled (odd: its count
 * follows), the rest as text, and the last document.
 */
type Piece = readonly [head: number, tail: string, last: number]

/** By field; null where the term is in none. */
export type TermPieces = readonly (Piece | null)[]

export type Postings = {
  add(terms: readonly string[], field: number, document: number): void
  /** Sorted. */
  terms(): readonly (readonly [term: string, pieces: TermPieces])[]
  /** By field: number of terms of each of `count` documents. */
  lengths(count: number): readonly (readonly number[])[]
}

/** Of one block. */
export function createPostings(): Postings {
  /** By field: document, count, document, count, … */
  const index = new Map<string, number[][]>()
  const lengths: number[][] = fields.map(() => [])

  return {
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
    terms: () => [...index].map(([term, lists]) => [term, lists.map(pieceOf)] as const).sort(byTerm),
    lengths: (count) => lengths.map((known) => Array.from({ length: count }, (_, document) => known[document] ?? 0)),
  }
}

const byTerm = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** The distance to the previous document, doubled; an odd number if the term occurs more than once, then the count follows. */
function pieceOf(list: readonly number[]): Piece | null {
  if (!list.length) return null
  let tail = ''
  let last = list[0]!
  for (let index = 0; index < list.length; index += 2) {
    const [document, count] = [list[index]!, list[index + 1]!]
    if (index) tail += writeNumber((document - last - 1) * 2 + (count > 1 ? 1 : 0))
    if (count > 1) tail += writeNumber(count - 2)
    last = document
  }
  return [list[0]! * 2 + (list[1]! > 1 ? 1 : 0), tail, last]
}

export type JoinedPostings = {
  /** `first` is the number of the block's first document. Blocks come in their order. */
  add(terms: readonly (readonly [term: string, pieces: TermPieces])[], first: number): void
  /** Sorted, each with its postings as a shard has them. */
  terms(): readonly (readonly [term: string, postings: string])[]
}

/** Of all blocks: nothing is counted again, texts are put together. */
export function joinPostings(): JoinedPostings {
  /** By field: text so far, and the last document. */
  const index = new Map<string, { text: string; last: number }[]>()
  return {
    add(terms, first) {
      for (const [term, pieces] of terms) {
        let lists = index.get(term)
        if (!lists) index.set(term, (lists = fields.map(() => ({ text: '', last: -1 }))))
        pieces.forEach((piece, field) => {
          if (!piece) return
          const list = lists[field]!
          list.text += writeNumber(piece[0] + 2 * (first - list.last - 1)) + piece[1]
          list.last = first + piece[2]
        })
      }
    },
    terms: () =>
      [...index]
        .map(
          ([term, lists]) =>
            [
              term,
              lists
                .map(({ text }) => text)
                .join('|')
                .replace(/\|+$/, ''),
            ] as const,
        )
        .sort(byTerm),
  }
}

/** The text files that contain a gram, ascending, of `count`. For a gram in more than half of them, the others are listed. */
export function writeFileNumbers(files: readonly number[], count: number): string {
  if (files.length * 2 <= count) return writeDeltas(files)
  const others: number[] = []
  let file = 0
  for (const next of [...files, count]) {
    for (; file < next; file++) others.push(file)
    file = next + 1
  }
  return `!${writeDeltas(others)}`
}
