/** An open index: its manifest, and its other files, each loaded once and only when a query needs it. */
import { readNumbers, readWords } from './codec.ts'
import { formatVersion, nameLength, type Directory, type Manifest } from './format.ts'
import { readJoins } from './joins.ts'
import { readLengths } from './lengths.ts'
import { orDamaged, SearchError } from './SearchError.ts'
import {
  readFileNumbers,
  readGramShard,
  readTermShard,
  readTexts,
  type LoadedSection,
  type PageHead,
  type Posting,
} from './shards.ts'

/** Name in the folder of the index -> its JSON. Throws `SearchError`. */
export type Load = (name: string) => Promise<unknown>

export type LoadedPage = PageHead & {
  /** By their position in the page. Sections that were not loaded are missing. */
  readonly sections: ReadonlyMap<number, LoadedSection>
  /** How many text files this took. */
  readonly files: number
}

export type IndexReader = {
  readonly pageCount: number
  readonly sectionCount: number
  pageOf(section: number): number
  /** Number of a page's first section. */
  firstSection(page: number): number
  /** By field, by section. */
  readonly lengths: readonly (readonly number[])[]
  readonly averages: readonly number[]
  /** Page -> the names of what it joins, folded. */
  readonly joins: ReadonlyMap<number, readonly string[]>
  /** Lists of words that mean the same, folded. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words of titles, of four letters and more. */
  readonly titleWords: readonly string[]
  /** Terms that begin with `prefix`, from the first `maxShards` files that may have some. */
  termsWithPrefix(prefix: string, maxShards: number): Promise<ReadonlyMap<string, () => Posting>>
  /** All terms of the shards these terms belong to. */
  termsInShardsOf(terms: readonly string[]): Promise<ReadonlyMap<string, () => Posting>>
  /** The first section of each text file that has a gram beginning with `prefix`. */
  sectionsWithGram(prefix: string): Promise<ReadonlySet<number>>
  /** The page with at least these sections, which are numbered across the whole index. */
  readPage(page: number, sections: readonly number[]): Promise<LoadedPage>
}

export async function openIndex(load: Load): Promise<IndexReader> {
  const manifest = (await load('index.json')) as Manifest
  if (manifest?.v !== formatVersion) throw new SearchError(typeof manifest?.v === 'number' ? 'outdated' : 'damaged')
  return orDamaged(() => readerOf(manifest, load))
}

function readerOf(manifest: Manifest, load: Load): IndexReader {
  const loadOnce = createFileCache(load)
  const sectionCounts = readNumbers(manifest.sections)
  const starts = startsOf(sectionCounts)
  const pageOf = Uint32Array.from(sectionCounts.flatMap((count, page) => Array.from({ length: count }, () => page)))
  const textStarts = startsOf(readNumbers(manifest.texts[0]))
  const textNames = namesIn(manifest.texts)
  const termShards = shardLookup(manifest.terms)
  const gramShards = shardLookup(manifest.grams)

  return {
    pageCount: sectionCounts.length,
    sectionCount: pageOf.length,
    pageOf: (section) => pageOf[section]!,
    firstSection: (page) => starts[page]!,
    lengths: readLengths(manifest.lengths, sectionCounts),
    averages: manifest.averages,
    joins: readJoins(manifest.joins),
    synonyms: manifest.synonyms.map((words) => [...words]),
    titleWords: readWords(manifest.titleWords),

    async termsWithPrefix(prefix, maxShards) {
      const names = termShards(prefix).slice(0, maxShards)
      const shards = await Promise.all(names.map((name) => loadOnce(name, readTermShard)))
      return new Map(shards.flatMap((terms) => [...terms].filter(([term]) => term.startsWith(prefix))))
    },

    async termsInShardsOf(terms) {
      const names = new Set(terms.map((term) => termShards(term)[0]!))
      const shards = await Promise.all([...names].map((name) => loadOnce(name, readTermShard)))
      return new Map(shards.flatMap((found) => [...found]))
    },

    async sectionsWithGram(prefix) {
      const shards = await Promise.all(gramShards(prefix).map((name) => loadOnce(name, readGramShard)))
      const matching = shards.flatMap((grams) => [...grams].filter(([gram]) => gram.startsWith(prefix)))
      const texts = matching.flatMap(([, encoded]) => orDamaged(() => readFileNumbers(encoded, textNames.length)))
      return new Set(texts.map((text) => textStarts[text]!))
    },

    async readPage(page, wanted) {
      const first = starts[page]!
      const files = [...new Set([first, ...wanted].map((section) => lastUpTo(textStarts, section)))]
      const found = await Promise.all(
        files.map(async (file) => {
          const sections = await loadOnce(textNames[file]!, readTexts)
          return sections.map((section, index) => [textStarts[file]! + index - first, section] as const)
        }),
      )
      const sections = new Map(found.flat())
      const head = sections.get(0)?.head
      if (!head) throw new SearchError('damaged')
      return {
        ...head(),
        sections: new Map([...sections].map(([position, { section }]) => [position, section()])),
        files: files.length,
      }
    },
  }
}

/** A file that failed to load is requested again the next time. */
function createFileCache(load: Load) {
  const files = new Map<string, Promise<unknown>>()
  return <Content>(name: string, decode: (content: unknown) => Content): Promise<Content> => {
    const loading = files.get(name) ?? load(`${name}.json`).then((content) => orDamaged(() => decode(content)))
    files.set(name, loading)
    loading.catch(() => files.delete(name))
    return loading as Promise<Content>
  }
}

/** Names of the shards that may have keys with a prefix. */
function shardLookup(directory: Directory): (prefix: string) => readonly string[] {
  const [firsts, names] = [readWords(directory[0]), namesIn(directory)]
  return (prefix) => names.slice(lastUpTo(firsts, prefix), lastUpTo(firsts, `${prefix}\uffff`) + 1)
}

const namesIn = ([, names]: Directory): readonly string[] => names.match(new RegExp(`.{${nameLength}}`, 'g')) ?? []

function startsOf(counts: readonly number[]): readonly number[] {
  let start = 0
  return counts.map((count) => (start += count) - count)
}

/** Index of the last item that is at most `value`; 0 if all are above it. Binary search. */
function lastUpTo<Value extends number | string>(sorted: readonly Value[], value: Value): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= value) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
