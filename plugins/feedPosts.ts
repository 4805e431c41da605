/** What a plugin with dated pages shares for feeds. */
import { sharedKey } from '../engine/sharedKey.ts'

export type FeedPost = {
  /** Includes the locale prefix. */
  readonly path: string
  /** The path at its first publication. It identifies the post, also after it has moved. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** ISO day. */
  readonly date: string
  /** ISO day of the last change, where the post says so. */
  readonly updated?: string | undefined
  /** File of the document. */
  readonly file: string
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}

/** Newest first. */
export const feedPosts = (section: string, locale: string) =>
  sharedKey<readonly FeedPost[]>(`${section}/${locale}/feed`)
