/**
 * The files of one index, `search/<locale>/`. `index.json` keeps its name and is never kept by a browser; all others are
 * named by the hash of what is in them, and a query loads the few it needs.
 *
 * Pages are numbered by path. The documents of the lunr index are sections: those of page 0, then those of page 1, …;
 * the first one of a page is the page itself, with its title and what stands before the first heading.
 */

/** Another number is another format: a page that is still open from an older version says that it is outdated. */
export const formatVersion = 2

/** Fields of the lunr index, in the order in which postings list them, and what a match in them is worth. */
export const fields = ['body', 'heading', 'title'] as const
export const boosts = [1, 3, 8] as const

export type Manifest = {
  readonly v: typeof formatVersion
  /** Shards of sorted keys: the first key of each (`writeWords`), the name of each. */
  readonly terms: Directory
  readonly grams: Directory
  /** Sections of each text file (`writeNumbers`), the name of each. */
  readonly texts: Directory
  /** Sections of each page (`writeNumbers`). */
  readonly sections: string
  /** By field, the length of each section that can have it, one digit each; see `lengths.ts`. */
  readonly lengths: readonly string[]
  /** Average length by field, in terms. */
  readonly averages: readonly number[]
}

export type Directory = readonly [firsts: string, names: string]

/** Terms (`writeWords`), and for each, between spaces, its postings by field, between `|`. */
export type TermShard = readonly [terms: string, postings: string]

/** Grams (`writeWords`), and for each, between spaces, the text files that have it; after `!` those that have not. */
export type GramShard = readonly [grams: string, texts: string]

/** What results show, as it was written. A page begins a file, and a long one is in several. */
export type TextFile = readonly SectionText[]
export type SectionText = readonly [
  id: string,
  title: string,
  text: string,
  /** Of the first section of a page. */
  page?: PageText,
]
export type PageText = readonly [
  /** Percent-encoded. */
  href: string,
  title: string,
  description: string,
  crumbs: readonly string[],
]

/** Hex digits of a hash that name a file. */
export const nameLength = 8
