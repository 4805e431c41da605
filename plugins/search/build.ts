/** Blocks of pages -> the files of an index. Equal pages give equal files. */
import { hashOf } from '../../engine/store/hash.ts'
import { grouped, type Block } from './block.ts'
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

/** `synonyms` are lists of words that mean the same. */
export function buildIndex(blocks: readonly Block[], synonyms: readonly (readonly string[])[] = []): IndexFiles {
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

  const { counts, lengths, terms, grams, texts, joins, titleWords } = joined(blocks)
  const manifest: Manifest = {
    v: formatVersion,
    terms: writeKeys(terms),
    grams: writeKeys(grams),
    texts: [writeNumbers(texts.map(([sections]) => sections)), write(texts.map(([, text]) => text))],
    sections: writeNumbers(counts),
    lengths: writeLengths(lengths, counts),
    averages: lengths.map(average),
    joins: writeJoins(joins),
    synonyms: synonyms.map((words) => words.map(fold)),
    titleWords: writeWords(titleWords),
  }
  return { 'index.json': JSON.stringify(manifest), ...files }
}

/** What the blocks say, numbered over all of them. */
function joined(blocks: readonly Block[]) {
  const postings = joinPostings()
  const files = new Map<string, number[]>()
  let [section, file] = [0, 0]
  for (const { terms, counts, grams, texts } of blocks) {
    postings.add(terms, section)
    for (const [gram, own] of grams) {
      let known = files.get(gram)
      if (!known) files.set(gram, (known = []))
      for (const each of own) known.push(file + each)
    }
    section += counts.reduce((sum, count) => sum + count, 0)
    file += texts.length
  }
  return {
    counts: blocks.flatMap(({ counts }) => counts),
    lengths: fields.map((_, field) => blocks.flatMap(({ lengths }) => lengths[field]!)),
    terms: postings.terms(),
    grams: [...files.keys()].sort().map((gram) => [gram, writeFileNumbers(files.get(gram)!, file)] as const),
    texts: blocks.flatMap(({ texts }) => texts),
    joins: blocks.flatMap(({ joins }) => joins),
    titleWords: [...new Set(blocks.flatMap(({ titleWords }) => titleWords))].sort(),
  }
}

function average(lengths: readonly number[]): number {
  const known = lengths.filter((length) => length > 0)
  return known.length ? Math.round((100 * known.reduce((sum, length) => sum + length, 0)) / known.length) / 100 : 0
}
