/** The posts of one locale, newest first, with authors and tags looked up. */
import { encodePath, localizedPath, toPath } from '../../engine/paths.ts'
import type { Config, Diagnostic, Document } from '../../engine/types.ts'
import { isPublished } from '../markdown/index.ts'
import { authorUnknown, postSlugTwice, tagUnknown } from './messages.ts'
import type { Author, PeopleData, PostData, Tag, TagData } from './read.ts'
import type { PostAuthor, PostCard, PostTag } from './types.ts'

export type BlogDocument = Document<PostData | PeopleData | TagData>

export type Post = {
  readonly data: PostData
  readonly file: string
  readonly key: string
  readonly path: string
  readonly card: PostCard
  readonly fallbackFrom: string | undefined
}

export type Blog = {
  readonly posts: readonly Post[]
  readonly tags: Readonly<Record<string, Tag>>
  readonly authors: Readonly<Record<string, Author>>
  readonly diagnostics: readonly Diagnostic[]
}

export function blogOf(documents: readonly BlogDocument[], locale: string, base: string, config: Config): Blog {
  const fallback = config.locales[0]!.id
  const order = new Set([fallback, locale])
  const tags: Record<string, Tag> = {}
  const authors: Record<string, Author> = {}
  const found = new Map<string, { document: BlogDocument; data: PostData; from: string }>()
  const diagnostics: Diagnostic[] = []
  for (const from of order) {
    for (const document of documents) {
      const { data, address } = document
      if (address?.locale !== from) continue
      if (data.kind === 'tags') Object.assign(tags, data.tags)
      else if (data.kind === 'authors') Object.assign(authors, data.authors)
      else if (isPublished(data, config)) {
        const twin = found.get(data.slug)
        // Those of the default locale are told with that locale.
        if (twin?.from === locale)
          diagnostics.push(...postSlugTwice(data.slug, twin.document.file, document.file).diagnostics)
        found.set(data.slug, { document, data, from })
      }
    }
  }

  const prefixed = (key: string) => localizedPath(key, locale, config.locales)
  const posts = [...found.values()].map(({ document: { file }, data, from }): Post => {
    const key = toPath(`${base}/${data.slug}`)
    const report = (problem: { diagnostics: readonly Diagnostic[] }) => void diagnostics.push(...problem.diagnostics)
    const card: PostCard = {
      title: data.title,
      path: encodePath(prefixed(key)),
      description: data.description,
      date: data.date,
      readingMinutes: data.readingMinutes,
      image: data.image,
      featured: data.featured || undefined,
      tags: data.tags.flatMap((id): readonly PostTag[] => {
        // Only listed posts have lists for their tags.
        if (Object.hasOwn(tags, id))
          return data.unlisted
            ? []
            : [{ label: tags[id]!.label, path: encodePath(prefixed(tagKey(base, id, tags[id]!))) }]
        report(tagUnknown(id, Object.keys(tags), file))
        return []
      }),
      authors: data.authors.flatMap((id): readonly PostAuthor[] => {
        if (Object.hasOwn(authors, id))
          return [{ ...authors[id]!, path: data.unlisted ? undefined : encodePath(prefixed(authorKey(base, id))) }]
        report(authorUnknown(id, Object.keys(authors), file))
        return []
      }),
    }
    return { data, file, key, path: prefixed(key), card, fallbackFrom: from === locale ? undefined : from }
  })
  // One day has no order of its own; the slug makes it the same on every machine.
  posts.sort((a, b) => (a.data.date === b.data.date ? (a.key < b.key ? -1 : 1) : a.data.date < b.data.date ? 1 : -1))
  return { posts, tags, authors, diagnostics }
}

export const authorKey = (base: string, id: string): string => toPath(`${base}/authors/${id}`)

/** A tag's own address: `permalink: /tutorials` -> `/blog/tags/tutorials/`. */
export const tagKey = (base: string, id: string, { permalink }: Tag): string =>
  toPath(`${base}/tags/${permalink ?? id}`)
