/** An open index: what its manifest tells, and its files, each loaded once and when it is first needed. */
import { readNumbers, readRising, readWords } from './codec.ts'
import { orDamaged, SearchError } from './failure.ts'
import { fold } from './fold.ts'
import {
  formatVersion,
  nameLength,
  type Directory,
  type GramShard,
  type Manifest,
  type PageText,
  type SectionText,
  type TermShard,
  type TextFile,
} from './format.ts'
import { readLengths } from './lengths.ts'

/** Name in the folder of the index -> its JSON. Throws `SearchError`. */
export type Load = (name: string) => Promise<unknown>

/** Where a term is in one field: documents and, beside each, how often. */
export type PostingList = { readonly documents: readonly number[]; readonly counts: readonly number[] }
export type Posting = readonly PostingList[]

export type SectionReading = {
  readonly id: string
  /** As written. */
  readonly heading: string
  readonly body: string
  /** The same, folded. */
  readonly title: string
  readonly text: string
}

export type PageReading = {
  readonly page: PageText
  /** The same, folded. */
  readonly title: string
  readonly description: string
  /** By their place in the page. Those that were not loaded are missing. */
  readonly sections: ReadonlyMap<number, SectionReading>
  /** How many were loaded for it. */
  readonly files: number
}

export type Library = {
  readonly pages: number
  readonly sections: number
  pageOf(section: number): number
  /** Number of a page's first section. */
  firstSection(page: number): number
  /** By field, by section. */
  readonly lengths: readonly (readonly number[])[]
  readonly averages: readonly number[]
  /** Terms that begin with `prefix`, from its first `shards` files. */
  termsFrom(prefix: string, shards: number): Promise<ReadonlyMap<string, () => Posting>>
  /** All terms of the files in which these would stand. */
  termsNear(terms: readonly string[]): Promise<ReadonlyMap<string, () => Posting>>
  /** Where the grams are that begin with `prefix`: of each text file that has one, the first section. */
  placesFrom(prefix: string): Promise<ReadonlySet<number>>
  /** With these sections at least. Sections are numbered through the whole index. */
  read(page: number, sections: readonly number[]): Promise<PageReading>
}

export async function openLibrary(load: Load): Promise<Library> {
  const manifest = (await load('index.json')) as Manifest
  if (manifest?.v !== formatVersion) throw new SearchError(typeof manifest?.v === 'number' ? 'outdated' : 'damaged')
  return orDamaged(() => libraryOf(manifest, load))
}

function libraryOf(manifest: Manifest, load: Load): Library {
  const files = new Map<string, Promise<unknown>>()

  function file<Content>(name: string, check: (content: unknown) => Content): Promise<Content> {
    const loading = files.get(name) ?? load(`${name}.json`).then((content) => orDamaged(() => check(content)))
    files.set(name, loading)
    // What failed is tried again.
    loading.catch(() => files.delete(name))
    return loading as Promise<Content>
  }

  const perPage = readNumbers(manifest.sections)
  const starts = startsOf(perPage)
  const pageOf = Uint32Array.from(perPage.flatMap((count, page) => Array.from({ length: count }, () => page)))
  const textFirsts = startsOf(readNumbers(manifest.texts[0]))
  const textNames = namesIn(manifest.texts)
  const termsIn = rangesOf(manifest.terms)
  const gramsIn = rangesOf(manifest.grams)

  return {
    pages: perPage.length,
    sections: pageOf.length,
    pageOf: (section) => pageOf[section]!,
    firstSection: (page) => starts[page]!,
    lengths: readLengths(manifest.lengths, perPage),
    averages: manifest.averages,

    async termsFrom(prefix, shards) {
      const found = await Promise.all(
        termsIn(prefix)
          .slice(0, shards)
          .map((name) => file(name, readTermShard)),
      )
      return new Map(found.flatMap((terms) => [...terms].filter(([term]) => term.startsWith(prefix))))
    },

    async termsNear(terms) {
      const names = new Set(terms.map((term) => termsIn(term)[0]!))
      const found = await Promise.all([...names].map((name) => file(name, readTermShard)))
      return new Map(found.flatMap((near) => [...near]))
    },

    async placesFrom(prefix) {
      const found = await Promise.all(gramsIn(prefix).map((name) => file(name, readGramShard)))
      const matching = found.flatMap((grams) => [...grams].filter(([gram]) => gram.startsWith(prefix)))
      const texts = matching.flatMap(([, places]) => orDamaged(() => readPlaces(places, textNames.length)))
      return new Set(texts.map((text) => textFirsts[text]!))
    },

    async read(page, wanted) {
      const first = starts[page]!
      const files = [...new Set([first, ...wanted].map((section) => lastUpTo(textFirsts, section)))]
      const found = await Promise.all(
        files.map(async (at) => {
          const sections = await file(textNames[at]!, readTexts)
          return sections.map((section, index) => [textFirsts[at]! + index - first, section] as const)
        }),
      )
      const sections = new Map(found.flat())
      const head = sections.get(0)?.page
      if (!head) throw new SearchError('damaged')
      return {
        ...head(),
        sections: new Map([...sections].map(([place, section]) => [place, section.read()])),
        files: files.length,
      }
    },
  }
}

/** Names of the files that may have keys with a prefix. */
function rangesOf(directory: Directory): (prefix: string) => readonly string[] {
  const [firsts, names] = [readWords(directory[0]), namesIn(directory)]
  return (prefix) => names.slice(lastUpTo(firsts, prefix), lastUpTo(firsts, `${prefix}\uffff`) + 1)
}

const namesIn = ([, names]: Directory): readonly string[] => names.match(new RegExp(`.{${nameLength}}`, 'g')) ?? []

const readTermShard = (content: unknown): ReadonlyMap<string, () => Posting> =>
  new Map(
    pairsIn(content as TermShard).map(([term, posting]) => [
      term,
      () => orDamaged(() => posting.split('|').map(readList)),
    ]),
  )

/** Keys with what stands at their place. */
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

const readGramShard = (content: unknown): ReadonlyMap<string, string> => new Map(pairsIn(content as GramShard))

function readPlaces(text: string, count: number): readonly number[] {
  if (!text.startsWith('!')) return readRising(text)
  const missing = new Set(readRising(text.slice(1)))
  return Array.from({ length: count }, (_, place) => place).filter((place) => !missing.has(place))
}

const readTexts = (content: unknown) => (content as TextFile).map(lazySection)

/** Folded when first looked at, and once: a query asks again with each letter. */
function lazySection([id, heading, body, page]: SectionText) {
  return {
    page: page && once(() => ({ page, title: fold(page[1]), description: fold(page[2]) })),
    read: once((): SectionReading => ({ id, heading, body, title: fold(heading), text: fold(body) })),
  }
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= orDamaged(make))
}

function startsOf(counts: readonly number[]): readonly number[] {
  let start = 0
  return counts.map((count) => (start += count) - count)
}

/** Index of the last item that is not above `value`; 0 where all are. */
function lastUpTo<Value extends number | string>(sorted: readonly Value[], value: Value): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= value) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
