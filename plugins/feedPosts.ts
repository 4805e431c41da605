/** What a plugin with dated pages shares as `<section>/<locale>/feed`, newest first, for plugins that announce them. */
export type FeedPost = {
  /** Includes the locale prefix. */
  readonly path: string
  /** The path it was first published at: its identity, which a new address must not change. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** ISO day. */
  readonly date: string
  /** The document with the text. */
  readonly file: string
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}
