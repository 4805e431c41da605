/**
 * The inverted index: counts terms, as `lunr.Builder` does. lunr keeps an object for each posting, which takes 440 MB for
 * a thousand Chinese pages and six times as long. The browser hands lunr the same numbers (`score.ts`).
 */
import { writeNumber } from './codec.ts'
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
  /** By field: document, count, document, count, …; most terms are in few fields. */
  const index = new Map<string, (number[] | undefined)[]>()
  const lengths: number[][] = fields.map(() => [])

  return {
    add(terms, field, document) {
      lengths[field]![document] = terms.length
      for (const term of terms) {
        let lists = index.get(term)
        if (!lists) index.set(term, (lists = fields.map(() => undefined)))
        const list = (lists[field] ??= [])
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
function pieceOf(list: readonly number[] | undefined): Piece | null {
  if (!list) return null
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
  /** Sorted. */
  terms(): readonly (readonly [term: string, pieces: TermPieces])[]
}

/** Of several blocks: nothing is counted again, texts are put together. */
export function joinPostings(): JoinedPostings {
  const index = new Map<string, (Piece | null)[]>()
  return {
    add(terms, first) {
      for (const [term, pieces] of terms) {
        const known = index.get(term)
        if (!known) index.set(term, first ? pieces.map((piece) => piece && moved(piece, first)) : [...pieces])
        else
          for (let field = 0; field < pieces.length; field++)
            known[field] = joined(known[field]!, pieces[field]!, first)
      }
    },
    terms: () => [...index].sort(byTerm),
  }
}

const moved = ([head, tail, last]: Piece, first: number): Piece => [head + 2 * first, tail, first + last]

function joined(before: Piece | null, piece: Piece | null, first: number): Piece | null {
  if (!before || !piece) return piece ? moved(piece, first) : before
  const [head, tail, last] = before
  return [head, tail + writeNumber(piece[0] + 2 * (first - last - 1)) + piece[1], first + piece[2]]
}

/** As a shard has them: by field, between `|`. */
export function writePostings(pieces: TermPieces): string {
  let text = ''
  let end = 0
  pieces.forEach((piece, field) => {
    if (field) text += '|'
    if (!piece) return
    text += writeNumber(piece[0]) + piece[1]
    end = text.length
  })
  return text.slice(0, end)
}
