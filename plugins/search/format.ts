/**
 * The files of one index, `search/<locale>/`. `index.json` has a fixed name and is not cached; all others are named by the
 * hash of their content, and a query loads the few it needs.
 *
 * Pages are numbered by path. The documents of the lunr index are sections: those of page 0, then those of page 1, …
 * The first section of a page holds its title and the text before the first heading.
 */

/** Changes with the format. A page that was opened before the change then reports that it is outdated. */
export const formatVersion = 5

/** Fields of the lunr index, in the order of the postings, and the boost of a match in each. */
export const fields = ['body', 'heading', 'title', 'keywords', 'code'] as const
export const boosts = [1, 3, 8, 2, 0.3] as const

export type Manifest = {
  readonly v: typeof formatVersion
  /** Shards of sorted keys: the first key of each shard (`writeWords`), the name of each. */
  readonly terms: Directory
  readonly grams: Directory
  /** Number of sections of each text file (`writeNumbers`), the name of each. */
  readonly texts: Directory
  /** Number of sections of each page (`writeNumbers`). */
  readonly sections: string
  /** By field, the length of each section that can have the field, one digit each; see `lengths.ts`. Code has none: each of its terms counts once. */
  readonly lengths: readonly string[]
  /** Average length by field, in terms. */
  readonly averages: readonly number[]
  readonly joins: Joins
  /** Lists of words that mean the same, folded. */
  readonly synonyms: readonly (readonly string[])[]
  /** Words of titles in an alphabet (`writeWords`): a slip in one is found wherever it is, also where it leads to another shard. */
  readonly titleWords: string
}

export type Directory = readonly [firsts: string, names: string]

/**
 * Names of what pages join, folded; then, for each page that joins some (`writeNumbers`), its distance to the one before,
 * the number of its names, and their positions in the list.
 */
export type Joins = readonly [names: readonly string[], pages: string]

/** Terms (`writeWords`), and for each, between spaces, its postings by field, between `|`. */
export type TermShard = readonly [terms: string, postings: string]

/** Grams (`writeWords`), and for each, between spaces, the text files that contain it; after a `!` those that do not. */
export type GramShard = readonly [grams: string, texts: string]

/** Text for excerpts, as written. Each page begins a new file; a long page has several. */
export type TextFile = readonly SectionText[]
export type SectionText = readonly [
  id: string,
  title: string,
  text: string,
  /** Only in the first section of a page. */
  page?: PageText | null,
  /** Of its blocks of code, what is found. */
  code?: string,
]
export type PageText = readonly [
  /** Percent-encoded. */
  href: string,
  title: string,
  description: string,
  crumbs: readonly string[],
  /** Words it is found by, never shown. */
  keywords: string,
]

/** Hex digits of a hash that name a file. */
export const nameLength = 8
