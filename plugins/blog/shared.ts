/** What the plugin shares, besides the posts of its feeds. */
import { sharedKey } from '../../engine/sharedKey.ts'
import type { PostCard } from './types.ts'

/** The newest posts of a section in a locale, as many as its option `related` says. */
export const latestPosts = (section: string, locale: string) =>
  sharedKey<readonly PostCard[]>(`${section}/${locale}/latest`)

/** Those that have a term among their tags and keywords; its case does not matter. */
export const postsAbout = (section: string, locale: string, term: string) =>
  sharedKey<readonly PostCard[]>(`${section}/${locale}/about/${term.toLowerCase()}`)
