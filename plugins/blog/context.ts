/** What routing gets from the site and from the engine, and the posts of one locale. */
import { hrefOf, type LocaleContext } from '../../engine/paths/inLocale.ts'
import type { Author, Tag } from './data.ts'
import { authorKey, tagKey } from './keys.ts'
import type { BlogLabels } from './labels.ts'
import type { Blog, Post } from './posts.ts'
import type { Related } from './related.ts'

export type RouteOptions = {
  readonly base: string
  readonly listView: string
  readonly postView: string
  readonly indexView: string
  readonly pageSize: number
  readonly related: number
  readonly labels: (locale: string) => BlogLabels
}

export type BlogContext = LocaleContext & {
  readonly options: RouteOptions
  readonly labels: BlogLabels
  readonly blog: Blog
  /** Posts that are not unlisted. */
  readonly listed: readonly Post[]
  /** What to read after a post. */
  readonly related: Related
  /** Tags and authors of listed posts. */
  readonly tags: readonly (readonly [id: string, tag: Tag])[]
  readonly authors: readonly (readonly [id: string, author: Author])[]
}

export const tagHref = (id: string, tag: Tag, context: BlogContext): string =>
  hrefOf(tagKey(context.options.base, id, tag), context)

export const authorHref = (id: string, context: BlogContext): string =>
  hrefOf(authorKey(context.options.base, id), context)

export const taggedWith = (id: string, posts: readonly Post[]): readonly Post[] =>
  posts.filter(({ data }) => data.tags.includes(id))

export const writtenBy = (id: string, posts: readonly Post[]): readonly Post[] =>
  posts.filter(({ data }) => data.authors.includes(id))

/** Newest year first. */
export const byYear = (posts: readonly Post[]): readonly (readonly [year: string, posts: readonly Post[]])[] =>
  Object.entries(Object.groupBy(posts, ({ data }) => data.date.slice(0, 4)))
    .map(([year, group]) => [year, group!] as const)
    .sort(([a], [b]) => (a < b ? 1 : -1))
