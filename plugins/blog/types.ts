/** Props of the blog plugin's views. Paths include the locale prefix and are encoded, ready for `href`; dates are ISO days. */
import type { HeadTag, Json } from '../../engine/types.ts'
import type { TocLevels, Unpublished } from '../markdown/types.ts'
import type { Author } from './data.ts'

export type PostTag = { readonly label: string; readonly path: string }
export type PostAuthor = Author & {
  /** Of the author's list of posts. Undefined for authors of unlisted posts only. */
  readonly path?: string | undefined
}

export type PostCard = Unpublished & {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly date: string
  readonly readingMinutes: number
  readonly tags: readonly PostTag[]
  readonly authors: readonly PostAuthor[]
  readonly image?: string | undefined
  readonly featured?: boolean | undefined
  /** As the schema of the option `cover` gives it. */
  readonly cover?: Json | undefined
}

export type BlogListProps = {
  readonly title: string
  readonly description: string
  readonly posts: readonly PostCard[]
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly PostLink[]
  }[]
  readonly categories: readonly { readonly label: string; readonly path: string; readonly active: boolean }[]
  /** Links to all pages, if the list is paginated. */
  readonly pages?: readonly { readonly number: number; readonly path: string; readonly active: boolean }[] | undefined
  /** On the page of an author. */
  readonly author?: PostAuthor | undefined
  readonly tag?:
    | { readonly label: string; readonly count: number; readonly description?: string | undefined }
    | undefined
}

type PostLink = Pick<PostCard, 'title' | 'path'>

export type BlogPostProps = Omit<PostCard, 'path' | 'featured'> & {
  /** Title of the blog. */
  readonly blog: string
  /** Day of the last change, where the post says so. */
  readonly lastUpdate?: string | undefined
  /** Empty for a decorative image. */
  readonly imageAlt?: string | undefined
  readonly previous?: PostLink | undefined
  readonly next?: PostLink | undefined
  readonly related: readonly PostCard[]
  readonly hideToc?: boolean | undefined
  /** Further tags in the head of the page. */
  readonly head?: readonly HeadTag[] | undefined
  /** Levels of headings in the table of contents. Default 2 and 3. */
  readonly tocLevels?: TocLevels | undefined
  readonly fallbackFrom?: string | undefined
}

export type { LinkListProps as IndexProps } from '../linkList.ts'
