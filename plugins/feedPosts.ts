/** A plugin with dated pages shares these as `<section>/<locale>/feed`, newest first, for other plugins. */
export type FeedPost = {
  /** Includes the locale prefix. */
  readonly path: string
  /** The path at its first publication. It identifies the post, also after it has moved. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** ISO day. */
  readonly date: string
  /** File of the document. */
  readonly file: string
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}
