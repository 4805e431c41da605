/** The files of an index, decoded: postings of terms, text files of grams, sections. */
import { readDeltas, readNumbers, readWords } from './codec.ts'
import { fold } from './fold.ts'
import type { GramShard, PageText, SectionText, TermShard, TextFile } from './format.ts'
import { orDamaged, SearchError } from './SearchError.ts'

/** Postings of a term in one field: document numbers and, at the same index, how often the term occurs. */
type PostingList = { readonly documents: readonly number[]; readonly counts: readonly number[] }
export type Posting = readonly PostingList[]

export type LoadedSection = {
  readonly id: string
  /** As written. */
  readonly heading: string
  readonly body: string
  readonly code: string
  /** The same, folded. */
  readonly title: string
  readonly text: string
  readonly codeText: string
}

export type PageHead = {
  readonly page: PageText
  /** The same, folded. */
  readonly title: string
  readonly description: string
  readonly keywords: string
}

export type LazySection = {
  /** For the first section of a page. */
  readonly head: (() => PageHead) | undefined
  readonly section: () => LoadedSection
}

export const readTermShard = (content: unknown): ReadonlyMap<string, () => Posting> =>
  new Map(
    pairsIn(content as TermShard).map(([term, posting]) => [
      term,
      () => orDamaged(() => posting.split('|').map(readList)),
    ]),
  )

/** Gram -> its text files, still encoded. */
export const readGramShard = (content: unknown): ReadonlyMap<string, string> => new Map(pairsIn(content as GramShard))

/** Each key with its value. */
function pairsIn([keys, values]: TermShard | GramShard): readonly (readonly [key: string, value: string])[] {
  const [words, texts] = [readWords(keys), values.split(' ')]
  if (!words.length || words.length !== texts.length) throw new SearchError('damaged')
  return words.map((word, index) => [word, texts[index]!])
}

function readList(text: string): PostingList {
  const numbers = readNumbers(text)
  const [documents, counts]: [number[], number[]] = [[], []]
  let last = -1
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!
    last += (number >> 1) + 1
    documents.push(last)
    counts.push(number & 1 ? numbers[++index]! + 2 : 1)
  }
  return { documents, counts }
}

/** Of `count` text files those that have a gram. */
export function readFileNumbers(text: string, count: number): readonly number[] {
  if (!text.startsWith('!')) return readDeltas(text)
  const missing = new Set(readDeltas(text.slice(1)))
  return Array.from({ length: count }, (_, number) => number).filter((number) => !missing.has(number))
}

export const readTexts = (content: unknown): readonly LazySection[] => (content as TextFile).map(lazySection)

/** Folded on first use and only once: every keystroke is a new query over the same sections. */
function lazySection([id, heading, body, page, code = '']: SectionText): LazySection {
  return {
    head: page
      ? lazy((): PageHead => ({ page, title: fold(page[1]), description: fold(page[2]), keywords: fold(page[4]) }))
      : undefined,
    section: lazy((): LoadedSection => ({
      id,
      heading,
      body,
      code,
      title: fold(heading),
      text: fold(body),
      codeText: fold(code),
    })),
  }
}

function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= orDamaged(make))
}
