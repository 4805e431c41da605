/** A block of all pages -> the files of an index. Equal pages give equal files. */
import { hashOf } from '../../engine/store/hash.ts'
import { grouped, type Block } from './block.ts'
import { writeNumbers, writeWords } from './codec.ts'
import { writeFileNumbers } from './fileNumbers.ts'
import { fold } from './fold.ts'
import { formatVersion, nameLength, type Directory, type Manifest } from './format.ts'
import { writeJoins } from './joins.ts'
import { writeLengths } from './lengths.ts'
import { writePostings } from './postings.ts'

/** What is written, or which of the block's text files it is. */
type IndexFile = { readonly hash: string } & ({ readonly text: string } | { readonly textFile: number })
/** By name. */
export type IndexFiles = Readonly<Record<string, IndexFile>>

/** Before compression. A query loads one shard for each of its terms; the manifest lists them all. */
const maxShardBytes = 3000

/** `synonyms` are lists of words that mean the same. */
export function filesOf(block: Block, synonyms: readonly (readonly string[])[]): IndexFiles {
  const { counts, lengths, texts, joins } = block
  const { files, write, writeKeys } = createWriter()
  const grams = block.grams.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const manifest: Manifest = {
    v: formatVersion,
    terms: writeKeys(block.terms.map(([term, pieces]) => [term, writePostings(pieces)] as const)),
    grams: writeKeys(grams.map(([gram, own]) => [gram, writeFileNumbers(own, texts.length)] as const)),
    texts: [
      writeNumbers(texts.map(([sections]) => sections)),
      write(texts.map(([, hash], textFile) => ({ hash, textFile }))),
    ],
    sections: writeNumbers(counts),
    lengths: writeLengths(lengths, counts),
    averages: lengths.map(average),
    joins: writeJoins(joins),
    synonyms: synonyms.map((words) => words.map(fold)),
    titleWords: writeWords(block.titleWords.toSorted()),
  }
  return { 'index.json': fileOf(JSON.stringify(manifest)), ...files }
}

const fileOf = (text: string): IndexFile => ({ hash: hashOf(text), text })

function createWriter() {
  const files: Record<string, IndexFile> = {}
  /** Names the files by their hashes. Returns the names, joined. */
  const write = (wanted: readonly IndexFile[]): string =>
    wanted
      .map((file) => {
        const name = nameOf(file)
        files[`${name}.json`] ??= file
        return name
      })
      .join('')
  /** The first digits of the hash; the following ones if another file has that name already. */
  function nameOf({ hash }: IndexFile): string {
    const names = [hash.slice(0, nameLength), hash.slice(nameLength, 2 * nameLength)] as const
    return (files[`${names[0]}.json`]?.hash ?? hash) === hash ? names[0] : names[1]
  }
  function writeKeys(values: readonly (readonly [key: string, value: string])[]): Directory {
    const groups = grouped(
      values.map((entry) => [entry, Buffer.byteLength(entry[0]) + entry[1].length] as const),
      maxShardBytes,
    )
    const texts = groups.map((group) =>
      JSON.stringify([writeWords(group.map(([key]) => key)), group.map(([, value]) => value).join(' ')]),
    )
    return [writeWords(groups.map(([first]) => first![0])), write(texts.map(fileOf))]
  }
  return { files, write, writeKeys }
}

function average(lengths: readonly number[]): number {
  const known = lengths.filter((length) => length > 0)
  return known.length ? Math.round((100 * known.reduce((sum, length) => sum + length, 0)) / known.length) / 100 : 0
}
