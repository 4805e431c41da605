/** What the blog plugin hands to its views. Paths include the locale prefix and are encoded, ready for `href`; dates are ISO days. */

export type PostTag = { readonly label: string; readonly path: string }
export type PostAuthor = { readonly name: string; readonly title?: string | undefined }

export type PostCard = {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly date: string
  readonly readingMinutes: number
  readonly tags: readonly PostTag[]
  readonly authors: readonly PostAuthor[]
  readonly image?: string | undefined
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
  readonly tag?: { readonly label: string; readonly description?: string | undefined } | undefined
}

export type BlogPostProps = {
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
