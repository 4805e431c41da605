/** Pages -> the files of an index. Equal pages give equal files. */
import { hashOf } from '../../engine/store/hash.ts'
import { writeNumbers, writeWords } from './codec.ts'
import type { CorpusPage } from './corpus.ts'
import { fold } from './fold.ts'
import { formatVersion, nameLength, type Directory, type Manifest, type SectionText } from './format.ts'
import { writeJoins } from './joins.ts'
import { writeLengths } from './lengths.ts'
import { createPostings, writeFileNumbers, type Postings } from './postings.ts'
import { gramsOf, runsOf, termsOf } from './tokens.ts'

/** File name -> text. */
export type IndexFiles = Readonly<Record<string, string>>

/** Before compression. A query loads one shard for each of its terms; the manifest lists them all. */
const maxShardBytes = 3000
/** A page with less text than this is one text file; most are. */
const maxPageTextBytes = 6000
/** Longer pages are split into text files of about this size. */
const maxTextFileBytes = 3000

/** `synonyms` are lists of words that mean the same. */
export function buildIndex(pages: readonly CorpusPage[], synonyms: readonly (readonly string[])[] = []): IndexFiles {
  const postings = createPostings()
  const grams = new Map<string, number[]>()
  const texts = pages.flatMap(textsOf)
  let section = 0
  for (const page of pages) section = addPage(page, section, postings)
  texts.forEach((sections, number) => {
    for (const gram of gramsIn(sections)) {
      const files = grams.get(gram)
      if (files) files.push(number)
      else grams.set(gram, [number])
    }
  })

  const files: Record<string, string> = {}
  /** Writes one file for each group, named by its hash. Returns the names, joined. */
  function write<Part>(groups: readonly (readonly Part[])[], toText: (parts: readonly Part[]) => string): string {
    const hashes = groups.map((group) => {
      const text = toText(group)
      const name = nameOf(text)
      files[`${name}.json`] = text
      return name
    })
    return hashes.join('')
  }
  /** The first digits of the hash; the following ones if another text has that name already. */
  function nameOf(text: string): string {
    const hash = hashOf(text)
    const names = [hash.slice(0, nameLength), hash.slice(nameLength, 2 * nameLength)] as const
    return (files[`${names[0]}.json`] ?? text) === text ? names[0] : names[1]
  }
  function writeKeys(keys: readonly string[], valueOf: (key: string) => string): Directory {
    const parts = keys.map((key) => {
      const value = valueOf(key)
      return [{ key, value }, Buffer.byteLength(key) + value.length] as const
    })
    const toText = (group: readonly { key: string; value: string }[]) =>
      JSON.stringify([writeWords(group.map(({ key }) => key)), group.map(({ value }) => value).join(' ')])
    const groups = grouped(parts, maxShardBytes)
    return [writeWords(groups.map(([first]) => first!.key)), write(groups, toText)]
  }

  const counts = pages.map(({ sections }) => sections.length)
  const manifest: Manifest = {
    v: formatVersion,
    terms: writeKeys(postings.terms(), postings.write),
    grams: writeKeys([...grams.keys()].sort(), (gram) => writeFileNumbers(grams.get(gram)!, texts.length)),
    texts: [writeNumbers(texts.map(({ length }) => length)), write(texts, (group) => JSON.stringify(group))],
    sections: writeNumbers(counts),
    lengths: writeLengths(postings.lengths, counts),
    averages: postings.lengths.map(average),
    joins: writeJoins(pages.map(({ joins }) => joins)),
    synonyms: synonyms.map((words) => words.map(fold)),
  }
  return { 'index.json': JSON.stringify(manifest), ...files }
}

/** Returns the number of the next section. */
function addPage(page: CorpusPage, first: number, postings: Postings): number {
  const { title, description, sections } = page
  postings.add(termsOf(title, { keepAll: true }), 2, first)
  postings.add(termsOf(keywordsOf(page), { keepAll: true }), 3, first)
  sections.forEach((section, index) => {
    const body = index === 0 && !section.text.includes(description) ? `${description}\n${section.text}` : section.text
    postings.add(termsOf(body, { keepAll: false }), 0, first + index)
    postings.add(termsOf(section.title, { keepAll: true }), 1, first + index)
  })
  return first + sections.length
}

/** On one line each, without those that its title says. */
const keywordsOf = ({ title, keywords }: CorpusPage): string =>
  keywords.filter((word) => !fold(title).includes(fold(word))).join('\n')

function gramsIn(sections: readonly SectionText[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [, heading, text, page] of sections) {
    for (const part of [heading, text, page?.[1] ?? '', page?.[2] ?? '', page?.[4] ?? ''])
      for (const { kind, text: run } of runsOf(part)) if (kind === 'word') words.add(run)
  }
  const grams = new Set<string>()
  for (const word of words) for (const gram of gramsOf(word)) if (gram.length > 1) grams.add(gram)
  return grams
}

/** The sections of a page, one group for each text file. The first section of a long page is a file of its own: it is loaded with every other one. */
function textsOf(page: CorpusPage): readonly (readonly SectionText[])[] {
  const { href, title, description, crumbs, sections } = page
  const texts = sections.map(({ id, title: heading, text }, index): SectionText =>
    index ? [id, heading, text] : [id, heading, text, [href, title, description, crumbs, keywordsOf(page)]],
  )
  if (Buffer.byteLength(JSON.stringify(texts)) <= maxPageTextBytes) return [texts]
  const [first, ...rest] = texts
  const parts = rest.map((text) => [text, Buffer.byteLength(JSON.stringify(text))] as const)
  return [[first!], ...grouped(parts, maxTextFileBytes)]
}

/** Groups of at most `limit` bytes, unless a single part is larger. */
function grouped<Part>(
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

function average(lengths: readonly number[]): number {
  const known = lengths.filter((length) => length > 0)
  return known.length ? Math.round((100 * known.reduce((sum, length) => sum + length, 0)) / known.length) / 100 : 0
}
