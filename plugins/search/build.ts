/** Pages -> the files of an index. Equal pages give equal files. */
import { hashOf } from '../../engine/hash.ts'
import { writeNumbers, writeWords } from './codec.ts'
import type { CorpusPage } from './corpus.ts'
import { formatVersion, nameLength, type Directory, type Manifest, type PageText } from './format.ts'
import { writeLengths } from './lengths.ts'
import { createPostings, writePages, type Postings } from './postings.ts'
import { gramsOf, runsOf, termsOf } from './tokens.ts'

/** Name in the folder of the index -> text. */
export type IndexFiles = Readonly<Record<string, string>>

/** Bytes of a shard before compression; what a query needs is in three or four of them. */
const shardSize = 6000
/** Of a text file: one or two pages of results. */
const textSize = 6000

export function buildIndex(pages: readonly CorpusPage[]): IndexFiles {
  const postings = createPostings()
  const grams = new Map<string, number[]>()
  let section = 0
  pages.forEach((page, number) => {
    section = countPage(page, section, postings)
    for (const gram of gramsIn(page)) {
      const known = grams.get(gram)
      if (known) known.push(number)
      else grams.set(gram, [number])
    }
  })

  const files: Record<string, string> = {}
  /** Puts parts into files of about `size` bytes; gives the hashes. */
  function write<Part>(
    parts: readonly (readonly [part: Part, size: number])[],
    size: number,
    toText: (parts: readonly Part[]) => string,
  ) {
    const groups = grouped(parts, size)
    const hashes = groups.map((group) => {
      const text = toText(group)
      const name = nameOf(text)
      files[`${name}.json`] = text
      return name
    })
    return { groups, hashes: hashes.join('') }
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
    const { groups, hashes } = write(parts, shardSize, toText)
    return [writeWords(groups.map(([first]) => first!.key)), hashes]
  }

  const texts = write(
    pages.map((page) => [textOf(page), Buffer.byteLength(JSON.stringify(textOf(page)))] as const),
    textSize,
    (group) => JSON.stringify(group),
  )
  const manifest: Manifest = {
    v: formatVersion,
    terms: writeKeys(postings.terms(), postings.write),
    grams: writeKeys([...grams.keys()].sort(), (gram) => writePages(grams.get(gram)!, pages.length)),
    texts: [writeNumbers(texts.groups.map(({ length }) => length)), texts.hashes],
    sections: writeNumbers(pages.map(({ sections }) => sections.length)),
    lengths: postings.lengths.map((lengths) =>
      writeLengths(Array.from({ length: section }, (_, index) => lengths[index] ?? 0)),
    ),
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

function gramsIn({ title, description, sections }: CorpusPage): ReadonlySet<string> {
  const words = new Set<string>()
  for (const text of [title, description, ...sections.flatMap((section) => [section.title, section.text])]) {
    for (const { kind, text: run } of runsOf(text)) if (kind === 'word') words.add(run)
  }
  const grams = new Set<string>()
  for (const word of words) for (const gram of gramsOf(word)) if (gram.length > 1) grams.add(gram)
  return grams
}

const textOf = ({ href, title, description, crumbs, sections }: CorpusPage): PageText => [
  href,
  title,
  description,
  crumbs,
  sections.map(({ id, title: heading, text }) => [id, heading, text]),
]

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
