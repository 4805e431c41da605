/** The posts of one locale, newest first, with their authors and tags. */
import { textLocales } from '../../engine/paths/fallbacks.ts'
import { hrefOf, pathOf } from '../../engine/paths/inLocale.ts'
import { toPath, toSegment } from '../../engine/paths/paths.ts'
import type { Config, Diagnostic, Document } from '../../engine/types.ts'
import { isPublished, unpublished } from '../markdown/index.ts'
import type { Author, BlogData, PostData, Tag } from './data.ts'
import { authorKey, tagKey } from './keys.ts'
import { authorUnknown, postSlugTwice, tagUnknown } from './messages.ts'
import type { PostAuthor, PostCard, PostTag } from './types.ts'

export type BlogDocument = Document<BlogData>

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

/** Any word may be a tag, `constructor` too. */
const noTags = (): Record<string, Tag> => Object.create(null) as Record<string, Tag>

/** Adds the words of posts to the tags, and gives the ids of those of a post. Words whose addresses differ in case at most are one. */
function wordsAsTags(found: Iterable<{ readonly data: PostData }>, tags: Record<string, Tag>) {
  for (const { data } of found) for (const label of data.tags) tags[idOf(label)] ??= { label }
  return ({ tags: words }: PostData): readonly string[] => [...new Set(words.map(idOf))]
}

const idOf = (label: string): string => toSegment(label).toLowerCase()

export function blogOf(documents: readonly BlogDocument[], locale: string, base: string, config: Config): Blog {
  const place = { locale, config }
  const texts = textLocales(locale, config.locales)
  const tags = noTags()
  const authors: Record<string, Author> = {}
  const found = new Map<string, { document: BlogDocument; data: PostData; from: string }>()
  const diagnostics: Diagnostic[] = []
  // Authors and tags of any language are better than none; the later ones count.
  const others = config.locales.map(({ id }) => id).filter((id) => !texts.includes(id))
  const froms = [...others, ...texts]
  for (const from of froms) {
    for (const document of documents) {
      const { data, address } = document
      if (address?.locale !== from) continue
      if (data.kind === 'tags') Object.assign(tags, data.tags)
      else if (data.kind === 'authors') Object.assign(authors, data.authors)
      else if (data.kind === 'post' && isPublished(data, config) && !others.includes(from)) {
        const first = found.get(data.slug)
        // Duplicates of the default locale are reported with that locale.
        if (first?.from === locale)
          diagnostics.push(...postSlugTwice(data.slug, first.document.file, document.file).diagnostics)
        found.set(data.slug, { document, data, from })
      }
    }
  }

  const hasTable = documents.some(({ data, address }) => data.kind === 'tags' && froms.includes(address?.locale ?? ''))
  const tagsOf = hasTable ? ({ tags: given }: PostData) => given : wordsAsTags(found.values(), tags)

  const posts = [...found.values()].map(({ document: { file }, data: written, from }): Post => {
    const data = { ...written, tags: tagsOf(written) }
    const key = toPath(`${base}/${data.slug}`)
    // A post that stands in for a translation is reported with its own locale.
    const report = (problem: { diagnostics: readonly Diagnostic[] }) =>
      from === locale && diagnostics.push(...problem.diagnostics)
    const card: PostCard = {
      title: data.title,
      path: hrefOf(key, place),
      description: data.description,
      date: data.date,
      readingMinutes: data.readingMinutes,
      image: data.image,
      featured: data.featured || undefined,
      cover: data.cover,
      ...unpublished(data, config),
      tags: data.tags.flatMap((id, index): readonly PostTag[] => {
        // Only listed posts have lists for their tags.
        if (Object.hasOwn(tags, id))
          return data.unlisted ? [] : [{ label: tags[id]!.label, path: hrefOf(tagKey(base, id, tags[id]!), place) }]
        report(tagUnknown(id, Object.keys(tags), data.places.tags[index]!))
        return []
      }),
      authors: data.authors.flatMap((id, index): readonly PostAuthor[] => {
        if (typeof id !== 'string') return [id]
        if (Object.hasOwn(authors, id))
          return [{ ...authors[id]!, path: data.unlisted ? undefined : hrefOf(authorKey(base, id), place) }]
        report(authorUnknown(id, Object.keys(authors), data.places.authors[index]!))
        return []
      }),
    }
    return { data, file, key, path: pathOf(key, place), card, fallbackFrom: from === locale ? undefined : from }
  })
  return { posts: posts.sort(newestFirst), tags, authors, diagnostics }
}

/** Posts of one day and time are sorted by key, so that the order is the same on every machine. */
function newestFirst(a: Post, b: Post): number {
  const [first, second] = [a, b].map(({ data }) => `${data.date} ${data.time}`) as [string, string]
  return first === second ? (a.key < b.key ? -1 : 1) : first < second ? 1 : -1
}
