/** Pages -> the files of an index. Equal pages give equal files. */
import { hashOf } from '../../engine/hash.ts'
import { writeNumbers, writeWords } from './codec.ts'
import type { CorpusPage } from './corpus.ts'
import { formatVersion, nameLength, type Directory, type Manifest, type SectionText } from './format.ts'
import { writeLengths } from './lengths.ts'
import { createPostings, writePlaces, type Postings } from './postings.ts'
import { gramsOf, runsOf, termsOf } from './tokens.ts'

/** Name in the folder of the index -> text. */
export type IndexFiles = Readonly<Record<string, string>>

/** Bytes of a shard before compression. A query needs one for each of its terms; the manifest names them all. */
const shardSize = 3000
/** Of a page: most are in one file. */
const textSize = 6000
/** Of a file of a longer one. */
const partSize = 3000

export function buildIndex(pages: readonly CorpusPage[]): IndexFiles {
  const postings = createPostings()
  const grams = new Map<string, number[]>()
  const texts = pages.flatMap(textsOf)
  let section = 0
  for (const page of pages) section = countPage(page, section, postings)
  texts.forEach((sections, number) => {
    for (const gram of gramsIn(sections)) {
      const known = grams.get(gram)
      if (known) known.push(number)
      else grams.set(gram, [number])
    }
  })

  const files: Record<string, string> = {}
  /** One file for each group, at its hash. */
  function write<Part>(groups: readonly (readonly Part[])[], toText: (parts: readonly Part[]) => string): string {
    const hashes = groups.map((group) => {
      const text = toText(group)
      const name = nameOf(text)
      files[`${name}.json`] = text
      return name
    })
    return hashes.join('')
  }
  /** The start of its hash; the part behind it where another text has that name already. */
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
    const groups = grouped(parts, shardSize)
    return [writeWords(groups.map(([first]) => first!.key)), write(groups, toText)]
  }

  const counts = pages.map(({ sections }) => sections.length)
  const manifest: Manifest = {
    v: formatVersion,
    terms: writeKeys(postings.terms(), postings.write),
    grams: writeKeys([...grams.keys()].sort(), (gram) => writePlaces(grams.get(gram)!, texts.length)),
    texts: [writeNumbers(texts.map(({ length }) => length)), write(texts, (group) => JSON.stringify(group))],
    sections: writeNumbers(counts),
    lengths: writeLengths(postings.lengths, counts),
    averages: postings.lengths.map(average),
  }
  return { 'index.json': JSON.stringify(manifest), ...files }
}

/** Gives the number of the next section. */
function countPage({ title, description, sections }: CorpusPage, first: number, postings: Postings): number {
  postings.add(termsOf(title, { keepAll: true }), 2, first)
  sections.forEach((section, index) => {
    const body = index === 0 && !section.text.includes(description) ? `${description}\n${section.text}` : section.text
    postings.add(termsOf(body, { keepAll: false }), 0, first + index)
    if (section.title) postings.add(termsOf(section.title, { keepAll: true }), 1, first + index)
  })
  return first + sections.length
}

function gramsIn(sections: readonly SectionText[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [, heading, text, page] of sections) {
    for (const part of [heading, text, page?.[1] ?? '', page?.[2] ?? ''])
      for (const { kind, text: run } of runsOf(part)) if (kind === 'word') words.add(run)
  }
  const grams = new Set<string>()
  for (const word of words) for (const gram of gramsOf(word)) if (gram.length > 1) grams.add(gram)
  return grams
}

/** The sections of a page, in groups for a file each. The first part of a long page is needed with each of the others. */
function textsOf({ href, title, description, crumbs, sections }: CorpusPage): readonly (readonly SectionText[])[] {
  const texts = sections.map(({ id, title: heading, text }, index): SectionText =>
    index ? [id, heading, text] : [id, heading, text, [href, title, description, crumbs]],
  )
  if (Buffer.byteLength(JSON.stringify(texts)) <= textSize) return [texts]
  const [first, ...rest] = texts
  const parts = rest.map((text) => [text, Buffer.byteLength(JSON.stringify(text))] as const)
  return [[first!], ...grouped(parts, partSize)]
}

/** Groups of about `limit` bytes. */
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
