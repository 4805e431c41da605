/** What the search plugin hands to the site: who answers, and what an answer looks like. */

/** The shared value `search/<locale>`. */
export type SearchSource =
  /** An index of ours; `href` is its manifest. */
  { readonly kind: 'index'; readonly href: string } | SearchService | { readonly kind: 'none' }

/** Somebody else's index. */
export type SearchService =
  /** Algolia DocSearch. The key is one that may only search: it is public. */
  { readonly kind: 'algolia'; readonly appId: string; readonly apiKey: string; readonly indexName: string }

/** Text in parts, so that marking words needs no markup. */
export type Marked = readonly (readonly [text: string, isMatch: boolean])[]

export type Hit = {
  /** With the hash of the section. */
  readonly href: string
  /** Of the section; of the page, where the hit is the page as a whole. */
  readonly title: Marked
  /** The words around the first match; empty where the title says it all. */
  readonly excerpt: Marked
}

export type PageHits = {
  readonly title: string
  /** Where the page stands: `['Documents', 'Approval']`. */
  readonly crumbs: readonly string[]
  /** The page as a whole, then its best sections. */
  readonly hits: readonly Hit[]
}

export type Found = {
  readonly pages: readonly PageHits[]
  /** Pages that match, shown or not. Those not yet shown have not been compared word for word. */
  readonly total: number
  /** No page has all that was asked for; these come near. */
  readonly loose: boolean
  /** What to mark on the page that is opened. */
  readonly words: readonly string[]
}

export const searchFailures = ['offline', 'missing', 'damaged', 'outdated', 'unknown'] as const

/** `missing`: no index where it should be. `damaged`: it cannot be read. `outdated`: it is newer than this page. */
export type SearchFailure = (typeof searchFailures)[number]
