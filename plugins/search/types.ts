/** What the search plugin shares with the site: where queries go, and the shape of a response. */

/** What answers the searches of a locale. */
export type SearchSource =
  /** The index of this build; `href` is its manifest. */
  { readonly kind: 'index'; readonly href: string } | SearchService | { readonly kind: 'none' }

/** A hosted index. */
export type SearchService =
  /** Algolia DocSearch. The key is public, so it must be a search-only one. */
  { readonly kind: 'algolia'; readonly appId: string; readonly apiKey: string; readonly indexName: string }

/** Text in parts, so that matches can be highlighted without markup in strings. */
export type Highlighted = readonly (readonly [text: string, isMatch: boolean])[]

export type Hit = {
  /** With the hash of the section. */
  readonly href: string
  /** Of the section, or of the page for a hit on the page as a whole. */
  readonly title: Highlighted
  /** Text around the first match; empty if only the title matches. */
  readonly excerpt: Highlighted
}

export type PageHits = {
  readonly title: string
  /** Breadcrumbs of the page: `['Documents', 'Approval']`. */
  readonly crumbs: readonly string[]
  /** The page as a whole, then its best sections. */
  readonly hits: readonly Hit[]
}

export type SearchResponse = {
  readonly pages: readonly PageHits[]
  /** Number of pages that match. Pages beyond those returned have not been verified. */
  readonly total: number
  /** No page matches the whole query; these match approximately. */
  readonly loose: boolean
  /** Words to highlight on the opened page. */
  readonly words: readonly string[]
}

export const searchFailures = ['offline', 'missing', 'damaged', 'outdated', 'unknown'] as const

/** `missing`: the index is not found. `damaged`: it cannot be read. `outdated`: its format is newer than this page. */
export type SearchFailure = (typeof searchFailures)[number]
