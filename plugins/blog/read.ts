/** One file of the blog folder: a post, `authors.yml` or `tags.yml`. */
import { posix } from 'node:path'
import * as v from 'valibot'
import { addressOf } from '../../engine/paths/paths.ts'
import type { Address, Config, Diagnostic, Json, ReadResult, Source } from '../../engine/types.ts'
import {
  checkPageFrontMatter,
  commonFrontMatter,
  date as day,
  dayOf,
  pageFields,
  readMarkdown,
  refuseSlug,
  type MarkdownOptions,
} from '../markdown/index.ts'
import { authorFields, authorsIn } from './authors.ts'
import type { BlogData } from './data.ts'
import { readFileName } from './fileName.ts'
import { postDateInvalid, postDateMissing, slugOutside } from './messages.ts'
import { readAuthors, readTags } from './readTables.ts'

export type CoverSchema = v.GenericSchema<unknown, Json>

const noCover = v.undefined('absent')

const postSchema = (cover: CoverSchema | undefined) =>
  v.object({
    ...commonFrontMatter,
    ...authorFields,
    featured: v.optional(v.boolean('true or false')),
    cover: v.optional<CoverSchema | typeof noCover>(cover ?? noCover),
  })

type ReadOptions = {
  readonly cover: CoverSchema | undefined
  readonly markdown: (address: Address) => MarkdownOptions
  readonly datedPaths: boolean
}

export function readPost(source: Source, config: Config, options: ReadOptions): ReadResult<BlogData> {
  const address = addressOf(source.file, config.content, config.locales)
  if (!address) return { data: { kind: 'stray' } }
  const { rest } = address
  const base = rest.slice(0, rest.indexOf('/'))
  const file = rest.slice(base.length + 1)
  if (/^authors\.ya?ml$/.test(file)) return { data: readAuthors(source) }
  if (/^tags\.ya?ml$/.test(file)) return { data: readTags(source) }

  const markdown = readMarkdown(source, options.markdown(address))
  const { front, diagnostics } = checkPageFrontMatter(postSchema(options.cover), markdown.frontMatter)
  const name = readFileName(file.replace(/\.mdx?$/, ''), options.datedPaths)
  const { date, problems } = dateOf(source.file, name.date, { valid: front.date, given: markdown.attributes['date'] })
  const stem = posix.basename(file).replace(/\.mdx?$/, '')
  const slug = slugOf(front.slug, name.slug, base)
  if (/^\.\.(?:\/|$)/.test(slug)) throw slugOutside(front.slug!, markdown.frontMatter.place(['slug']))
  refuseSlug(front.slug, slug, markdown.frontMatter)
  const placeOf = markdown.frontMatter.place
  const authors = authorsIn(front)
  // Then it is called by its file, without the date there.
  const isUntitled = front.title === undefined && markdown.title === stem
  const title = (isUntitled && posix.basename(readFileName(stem, false).slug)) || markdown.title
  const { fields, problems: fieldProblems } = pageFields(front, { ...markdown, title }, source.file)
  return {
    imports: markdown.imports,
    body: markdown.body,
    diagnostics: [...diagnostics, ...problems, ...fieldProblems],
    data: {
      ...fields,
      kind: 'post',
      slug,
      description: front.description ?? markdown.excerpt ?? markdown.lead ?? '',
      date,
      time: timeIn(front.date ?? ''),
      authors,
      places: {
        tags: fields.tags.map((_, index) => placeOf(['tags', String(index)])),
        authors: authors.map((_, index) =>
          placeOf(Array.isArray(front.authors) ? ['authors', String(index)] : ['authors']),
        ),
      },
      featured: front.featured ?? false,
      cover: front.cover,
    },
  }
}

/** ISO day. What stands in for a wrong one is in no output, because the build fails. */
function dateOf(
  file: string,
  named: string | undefined,
  { valid, given }: { readonly valid: string | undefined; readonly given: unknown },
): { readonly date: string; readonly problems: readonly Diagnostic[] } {
  const date = valid ?? named
  if (v.is(day, date)) return { date: dayOf(date), problems: [] }
  // What the front matter gives has been told.
  const problem = date ? postDateInvalid(date, file) : given === undefined ? postDateMissing(file) : undefined
  return { date: '1970-01-01', problems: problem?.diagnostics ?? [] }
}

const timeIn = (date: string): string => /(?<=[T\s])\d{2}:[\d:]+/i.exec(date)?.[0] ?? ''

/** `/blog/x/y`, `/x/y` and `x/y` are the same slug. */
function slugOf(slug: string | undefined, name: string, base: string): string {
  if (!slug) return name
  const parts = slug.split('/').filter(Boolean)
  if (slug.startsWith('/') && parts[0] === base) parts.shift()
  const path = posix.join(...parts)
  return path === '.' ? '' : path
}
