/**
 * A part of an index: some pages in the order of paths, counted by themselves. An edit makes one block anew; the others
 * come from the cache and are only joined.
 */
import { hashOf } from '../../engine/store/hash.ts'
import { codeOf } from './code.ts'
import type { CorpusPage } from './corpus.ts'
import { fileNumbersOf, type FileNumbers } from './fileNumbers.ts'
import { fold } from './fold.ts'
import type { SectionText } from './format.ts'
import { createPostings, type TermPieces } from './postings.ts'
import { gramsOf, runsOf, termsOf } from './tokens.ts'

/** JSON. */
export type Block = {
  /** Number of sections of each page. */
  readonly counts: readonly number[]
  /** By field: number of terms of each section. */
  readonly lengths: readonly (readonly number[])[]
  /** Sorted, with where each of them is. */
  readonly terms: readonly (readonly [term: string, pieces: TermPieces])[]
  /** The text files that have a gram, counted from the block's first. */
  readonly grams: readonly (readonly [gram: string, files: FileNumbers])[]
  /** Of each text file the number of its sections, and the hash of what is written. */
  readonly texts: readonly (readonly [sections: number, hash: string])[]
  /** Number of text files of each part it was made of; of a single part, all of them. */
  readonly parts: readonly number[]
  /** What each page joins. */
  readonly joins: readonly (readonly string[])[]
  /** Words of titles, of four letters and more: shorter ones have too many neighbours. */
  readonly titleWords: readonly string[]
}

/** What the text files say is most of it, and only needed where one is written. */
export type BuiltBlock = { readonly block: Block; readonly texts: readonly string[] }

/** A page with less text than this is one text file; most are. In bytes before compression. */
const maxPageTextBytes = 6000
/** Longer pages are split into text files of about this size. */
const maxTextFileBytes = 3000

export function buildBlock(pages: readonly CorpusPage[]): BuiltBlock {
  const postings = createPostings()
  const grams = new Map<string, number[]>()
  const files = pages.flatMap(textsOf)
  const texts = files.map((sections) => JSON.stringify(sections))
  let section = 0
  for (const page of pages) section = addPage(page, section, postings)
  files.forEach((sections, file) => {
    for (const gram of gramsIn(sections)) {
      const known = grams.get(gram)
      if (known) known.push(file)
      else grams.set(gram, [file])
    }
  })
  const block = {
    counts: pages.map(({ sections }) => sections.length),
    lengths: postings.lengths(section),
    terms: postings.terms(),
    grams: [...grams].map(([gram, own]) => [gram, fileNumbersOf(own)] as const),
    texts: files.map((sections, file) => [sections.length, hashOf(texts[file]!)] as const),
    parts: [files.length],
    joins: pages.map(({ joins }) => joins),
    titleWords: [...new Set(pages.flatMap(({ title }) => titleWordsIn(title)))],
  }
  return { block, texts }
}

const titleWordsIn = (title: string): readonly string[] =>
  runsOf(title).flatMap(({ kind, text }) => (kind === 'word' && /^\p{L}{4,}$/u.test(text) ? [text] : []))

/** Returns the number of the next section. */
function addPage(page: CorpusPage, first: number, postings: ReturnType<typeof createPostings>): number {
  const { title, description, sections } = page
  postings.add(termsOf(title, { keepAll: true }), 2, first)
  postings.add(termsOf(keywordsOf(page), { keepAll: true }), 3, first)
  sections.forEach((section, index) => {
    const body = index === 0 && !section.text.includes(description) ? `${description}\n${section.text}` : section.text
    postings.add(termsOf(body, { keepAll: false }), 0, first + index)
    postings.add(termsOf(section.title, { keepAll: true }), 1, first + index)
    postings.add([...new Set(termsOf(codeOf(section), { keepAll: false }))], 4, first + index)
  })
  return first + sections.length
}

/** On one line each, without those that its title says. */
const keywordsOf = ({ title, keywords }: CorpusPage): string =>
  keywords.filter((word) => !fold(title).includes(fold(word))).join('\n')

function gramsIn(sections: readonly SectionText[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [, heading, text, page, code = ''] of sections) {
    for (const part of [heading, text, code, page?.[1] ?? '', page?.[2] ?? '', page?.[4] ?? ''])
      for (const { kind, text: run } of runsOf(part)) if (kind === 'word') words.add(run)
  }
  const grams = new Set<string>()
  for (const word of words) for (const gram of gramsOf(word)) if (gram.length > 1) grams.add(gram)
  return grams
}

/** The sections of a page, one group for each text file. The first section of a long page is a file of its own: it is loaded with every other one. */
function textsOf(page: CorpusPage): readonly (readonly SectionText[])[] {
  const { href, title, description, crumbs, sections } = page
  const texts = sections.map((section, index): SectionText => {
    const own = [section.id, section.title, section.text] as const
    const head = index ? undefined : ([href, title, description, crumbs, keywordsOf(page)] as const)
    const code = codeOf(section)
    return code ? [...own, head ?? null, code] : head ? [...own, head] : own
  })
  if (Buffer.byteLength(JSON.stringify(texts)) <= maxPageTextBytes) return [texts]
  const [first, ...rest] = texts
  const parts = rest.map((text) => [text, Buffer.byteLength(JSON.stringify(text))] as const)
  return [[first!], ...grouped(parts, maxTextFileBytes)]
}

/** Groups of at most `limit` bytes, unless a single part is larger. */
export function grouped<Part>(
  parts: readonly (readonly [part: Part, size: number])[],
  limit: number,
): readonly (readonly Part[])[] {
  const groups: Part[][] = []
  let size = Infinity
  for (const [part, bytes] of parts) {
    if (size + bytes > limit) {
      groups.push([])
      size = 0
    }
    groups.at(-1)!.push(part)
    size += bytes
  }
  return groups
}
