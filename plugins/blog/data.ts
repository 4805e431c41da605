/** What is read from the files of the blog folder: posts, authors, tags. */
import type { Json, Place } from '../../engine/types.ts'
import type { PageFields } from '../markdown/index.ts'

export type PostData = PageFields & {
  readonly kind: 'post'
  /** Path below the blog base, no slashes at the ends: `tutorials/clouddm_install`. */
  readonly slug: string
  readonly description: string
  /** ISO day. */
  readonly date: string
  /** `09:30`, '' where none is written. */
  readonly time: string
  /** Keys of `authors.yml`, or authors that the post names in full. */
  readonly authors: readonly (string | Author)[]
  /** Where each of them is named. */
  readonly places: { readonly tags: readonly Place[]; readonly authors: readonly Place[] }
  /** Comes before newer posts in the list of all posts. */
  readonly featured: boolean
  /** What the site draws on its cover, as it checked it. */
  readonly cover: Json | undefined
}

export type Author = {
  readonly name: string
  readonly title?: string | undefined
  /** One or two sentences, for the author's page and below posts. */
  readonly description?: string | undefined
  /** What search engines are told of it. Default: a person. */
  readonly kind?: 'person' | 'team' | undefined
  /** The author's page on another site. */
  readonly url?: string | undefined
  /** Path of a square picture. */
  readonly image?: string | undefined
}

export type Tag = {
  readonly label: string
  readonly permalink?: string | undefined
  readonly description?: string | undefined
}

type AuthorsData = { readonly kind: 'authors'; readonly authors: Readonly<Record<string, Author>> }
type TagsData = { readonly kind: 'tags'; readonly tags: Readonly<Record<string, Tag>> }
/** A file in a folder that is no locale of the site: it is on no page. */
type StrayData = { readonly kind: 'stray' }

export type BlogData = PostData | AuthorsData | TagsData | StrayData
