/** Blocks of pages -> the files of an index. Equal pages give equal files. */
import { hashOf } from '../../engine/store/hash.ts'
import { grouped, type Block, type BlockText } from './block.ts'
import { writeNumbers, writeWords } from './codec.ts'
import { fold } from './fold.ts'
import { fields, formatVersion, nameLength, type Directory, type Manifest } from './format.ts'
import { writeJoins } from './joins.ts'
import { writeLengths } from './lengths.ts'
import { joinPostings, writeFileNumbers } from './postings.ts'

/** File name -> text. */
export type IndexFiles = Readonly<Record<string, string>>

/** Before compression. A query loads one shard for each of its terms; the manifest lists them all. */
const maxShardBytes = 3000

export type Index = {
  /** Blocks come in their order. Only what the files say is kept of them. */
  add(block: Block): void
  /** `synonyms` are lists of words that mean the same. */
  files(synonyms: readonly (readonly string[])[]): IndexFiles
}

/** What the blocks say, numbered over all of them. */
export function createIndex(): Index {
  const postings = joinPostings()
  const grams = new Map<string, number[]>()
  const counts: number[] = []
  const lengths = fields.map((): number[] => [])
  const texts: BlockText[] = []
  const joins: (readonly string[])[] = []
  const titleWords = new Set<string>()
  let section = 0
  return {
    add(block) {
      postings.add(block.terms, section)
      for (const [gram, own] of block.grams) {
        let known = grams.get(gram)
        if (!known) grams.set(gram, (known = []))
        for (const each of own) known.push(texts.length + each)
      }
      for (const [field, known] of lengths.entries()) for (const length of block.lengths[field]!) known.push(length)
      for (const count of block.counts) counts.push(count)
      for (const text of block.texts) texts.push(text)
      for (const join of block.joins) joins.push(join)
      for (const word of block.titleWords) titleWords.add(word)
      section += block.counts.reduce((sum, count) => sum + count, 0)
    },
    files(synonyms) {
      const { files, write, writeKeys } = createWriter()
      const manifest: Manifest = {
        v: formatVersion,
        terms: writeKeys(postings.terms()),
        grams: writeKeys(
          [...grams.keys()].sort().map((gram) => [gram, writeFileNumbers(grams.get(gram)!, texts.length)] as const),
        ),
        texts: [writeNumbers(texts.map(([sections]) => sections)), write(texts.map(([, text]) => text))],
        sections: writeNumbers(counts),
        lengths: writeLengths(lengths, counts),
        averages: lengths.map(average),
        joins: writeJoins(joins),
        synonyms: synonyms.map((words) => words.map(fold)),
        titleWords: writeWords([...titleWords].sort()),
      }
      return { 'index.json': JSON.stringify(manifest), ...files }
    },
  }
}

function createWriter() {
  const files: Record<string, string> = {}
  /** Writes one file for each text, named by its hash. Returns the names, joined. */
  const write = (texts: readonly string[]): string =>
    texts
      .map((text) => {
        const name = nameOf(text)
        files[`${name}.json`] = text
        return name
      })
      .join('')
  /** The first digits of the hash; the following ones if another text has that name already. */
  function nameOf(text: string): string {
    const hash = hashOf(text)
    const names = [hash.slice(0, nameLength), hash.slice(nameLength, 2 * nameLength)] as const
    return (files[`${names[0]}.json`] ?? text) === text ? names[0] : names[1]
  }
  function writeKeys(values: readonly (readonly [key: string, value: string])[]): Directory {
    const groups = grouped(
      values.map((entry) => [entry, Buffer.byteLength(entry[0]) + entry[1].length] as const),
      maxShardBytes,
    )
    const texts = groups.map((group) =>
      JSON.stringify([writeWords(group.map(([key]) => key)), group.map(([, value]) => value).join(' ')]),
    )
    return [writeWords(groups.map(([first]) => first![0])), write(texts)]
  }
  return { files, write, writeKeys }
}

function average(lengths: readonly number[]): number {
  const known = lengths.filter((length) => length > 0)
  return known.length ? Math.round((100 * known.reduce((sum, length) => sum + length, 0)) / known.length) / 100 : 0
}
