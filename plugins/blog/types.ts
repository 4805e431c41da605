/** What the blog plugin hands to its views. Paths include the locale prefix and are encoded, ready for `href`; dates are ISO days. */

export type PostTag = { readonly label: string; readonly path: string }
export type PostAuthor = {
  readonly name: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly image?: string | undefined
  /** Of the list of what they wrote; authors of hidden posts alone have none. */
  readonly path?: string | undefined
}

export type PostCard = {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly date: string
  readonly readingMinutes: number
  readonly tags: readonly PostTag[]
  readonly authors: readonly PostAuthor[]
  readonly image?: string | undefined
  readonly featured?: boolean | undefined
}

export type BlogListProps = {
  readonly title: string
  readonly description: string
  readonly posts: readonly PostCard[]
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly { readonly title: string; readonly path: string }[]
  }[]
  readonly categories: readonly { readonly label: string; readonly path: string; readonly active: boolean }[]
  /** Where the list goes on, if it is divided. */
  readonly pages?: readonly { readonly number: number; readonly path: string; readonly active: boolean }[] | undefined
  /** Whose posts these are, on the page of an author. */
  readonly author?: PostAuthor | undefined
  readonly tag?:
    | { readonly label: string; readonly count: number; readonly description?: string | undefined }
    | undefined
}

export type BlogPostProps = {
  /** Empty for decoration. */
  readonly imageAlt?: string | undefined
  readonly title: string
  readonly description: string
  readonly date: string
  readonly readingMinutes: number
  readonly tags: readonly PostTag[]
  readonly authors: readonly PostAuthor[]
  readonly image?: string | undefined
  readonly previous?: { readonly title: string; readonly path: string } | undefined
  readonly next?: { readonly title: string; readonly path: string } | undefined
  readonly related: readonly PostCard[]
  readonly hideToc?: boolean | undefined
  readonly fallbackFrom?: string | undefined
  /** In dev, of a page that no build publishes before that instant. */
  readonly scheduled?: string | undefined
}

export type { LinkListProps as IndexProps } from '../linkList.ts'
