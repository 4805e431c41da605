/** One file of the blog folder: a post, `authors.yml` or `tags.yml`. */
import { posix } from 'node:path'
import * as v from 'valibot'
import { addressOf } from '../../engine/paths.ts'
import type { Config, Reading, Source } from '../../engine/types.ts'
import {
  checkFrontMatter,
  commonFrontMatter,
  date as day,
  formerPaths,
  instantOf,
  parseFrontMatter,
  readMarkdown,
  type FormerPath,
  type MarkdownOptions,
} from '../markdown/index.ts'
import { postDateInvalid, postDateMissing, slugOutside } from './messages.ts'

export type PostData = {
  readonly kind: 'post'
  /** Path below the blog base, no slashes at the ends: `tutorials/clouddm_install`. */
  readonly slug: string
  readonly title: string
  readonly description: string
  /** ISO day. */
  readonly date: string
  /** Instant. */
  readonly publishAt: string | undefined
  readonly tags: readonly string[]
  readonly authors: readonly string[]
  readonly image: string | undefined
  /** What the picture shows, where it says more than the title. */
  readonly imageAlt: string | undefined
  readonly draft: boolean
  readonly unlisted: boolean
  /** Stands before newer posts in the list of all. */
  readonly featured: boolean
  readonly hideToc: boolean
  readonly readingMinutes: number
  readonly redirectFrom: readonly FormerPath[]
}

export type Author = {
  readonly name: string
  readonly title?: string | undefined
  /** One or two sentences, for the author's page and below posts. */
  readonly description?: string | undefined
  /** Somewhere else on the web. */
  readonly url?: string | undefined
  /** Path of a picture, square. */
  readonly image?: string | undefined
}
export type Tag = {
  readonly label: string
  readonly permalink?: string | undefined
  readonly description?: string | undefined
}

export type PeopleData = { readonly kind: 'authors'; readonly authors: Readonly<Record<string, Author>> }
export type TagData = { readonly kind: 'tags'; readonly tags: Readonly<Record<string, Tag>> }

const text = v.optional(v.string('text'))
const address = v.optional(
  v.pipe(v.string('text'), v.regex(/^(?:https:\/\/|\/(?!\/))\S+$/, 'an https address or a path')),
)
const postSchema = v.object({ ...commonFrontMatter, featured: v.optional(v.boolean('true or false')), image_alt: text })
const authorSchema = v.strictObject(
  { name: v.string('text'), title: text, description: text, url: address, image: address },
  'a name and a title',
)
const tagSchema = v.strictObject(
  { label: v.string('text'), permalink: v.optional(v.string('text')), description: v.optional(v.string('text')) },
  'a label, a permalink and a description',
)

export function readPost(
  source: Source,
  config: Config,
  means: (locale: string) => MarkdownOptions,
): Reading<PostData | PeopleData | TagData> {
  const { locale, rest } = addressOf(source.file, config.content, config.locales)!
  const base = rest.slice(0, rest.indexOf('/'))
  const file = rest.slice(base.length + 1)
  if (/^authors\.ya?ml$/.test(file)) return { data: { kind: 'authors', authors: readTable(source, authorSchema) } }
  if (/^tags\.ya?ml$/.test(file)) return { data: { kind: 'tags', tags: readTable(source, tagSchema) } }

  const markdown = readMarkdown(source, means(locale))
  const front = checkFrontMatter(postSchema, markdown.frontMatter)
  const name = posix.join(posix.dirname(file), posix.basename(file).replace(/\.mdx?$/, ''))
  const dated = /(?:^|\/)(\d{4}-\d{2}-\d{2})-(?=[^/]+$)/.exec(name)
  const date = front.date ?? dated?.[1]
  if (!date) throw postDateMissing(source.file)
  if (!v.is(day, date)) throw postDateInvalid(date, source.file)
  const slug = slugOf(front.slug, name.replace(/(^|\/)\d{4}-\d{2}-\d{2}-(?=[^/]+$)/, '$1'), base)
  if (/^\.\.(?:\/|$)/.test(slug)) throw slugOutside(front.slug!, markdown.frontMatter.place(['slug']))
  return {
    imports: markdown.imports,
    body: markdown.body,
    data: {
      kind: 'post',
      slug,
      title: markdown.title,
      description: front.description ?? markdown.lead ?? '',
      date: isoDay(date),
      publishAt: front.publishAt && instantOf(front.publishAt),
      tags: front.tags ?? [],
      authors: typeof front.authors === 'string' ? [front.authors] : (front.authors ?? []),
      image: front.image,
      imageAlt: front.image_alt,
      draft: front.draft ?? false,
      unlisted: front.unlisted ?? false,
      featured: front.featured ?? false,
      hideToc: front.hide_table_of_contents ?? false,
      readingMinutes: markdown.readingMinutes,
      redirectFrom: formerPaths(front.redirect_from, markdown.frontMatter),
    },
  }
}

function readTable<S extends v.GenericSchema>(source: Source, schema: S): Readonly<Record<string, v.InferOutput<S>>> {
  const frontMatter = parseFrontMatter({ file: source.file, text: `---\n${source.text}\n---\n`, linesBefore: -1 })
  // Each key is an id of the writer's choice, so the schema has exactly the keys that are there.
  const entries = Object.fromEntries(Object.keys(frontMatter.attributes).map((id) => [id, schema]))
  return checkFrontMatter(v.object(entries), frontMatter) as Record<string, v.InferOutput<S>>
}

/** `/blog/x/y`, `/x/y` and `x/y` name the same post: writers of all three habits exist. */
function slugOf(slug: string | undefined, name: string, base: string): string {
  if (!slug) return name
  const parts = slug.split('/').filter(Boolean)
  if (slug.startsWith('/') && parts[0] === base) parts.shift()
  const path = posix.join(...parts)
  return path === '.' ? '' : path
}

/** `2025-8-20` -> `2025-08-20`. Text all the way: a day has no time zone. */
function isoDay(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split(/[-T ]/)
  return `${year}-${month.padStart(2, '0')}-${day.slice(0, 2).padStart(2, '0')}`
}
