/** A blog: list by year, posts with neighbours and related posts, tags, archive, authors. */
import * as v from 'valibot'
import { anySchema, optionsSchema } from '../../engine/optionsSchema.ts'
import type { Plugin } from '../../engine/types.ts'
import { figuresNotShown, markdownOptions, missingImages, withNames } from '../markdown/index.ts'
import { proseOptions, type ProseOptions } from '../proseOptions.ts'
import { english, type BlogLabels } from './labels.ts'
import { readPost, type CoverSchema } from './read.ts'
import { routeBlog } from './route.ts'

export type BlogOptions = ProseOptions & {
  /** Folder below a locale, and path of the section. Default `blog`. */
  readonly base?: string
  readonly listView?: string
  readonly postView?: string
  readonly indexView?: string
  /** The day in the name of a file is a part of the address, `/blog/2024/01/31/name/`, as in Docusaurus. Default false. */
  readonly datedPaths?: boolean
  /** Posts on one page of a list. Default: all. */
  readonly pageSize?: number
  /** Related posts below a post, and posts of what is shared of the newest. Default 3. */
  readonly related?: number
  /** What `cover` in front matter may be, for a site that draws covers. Default: there is no such key. */
  readonly cover?: CoverSchema
  /** Texts of the section in a locale, or some of them. Default: English. */
  readonly labels?: (locale: string) => Partial<BlogLabels>
}

export const blogOptions = optionsSchema<BlogOptions>({
  ...proseOptions,
  base: v.optional(v.string()),
  listView: v.optional(v.string()),
  postView: v.optional(v.string()),
  indexView: v.optional(v.string()),
  datedPaths: v.optional(v.boolean()),
  pageSize: v.optional(v.pipe(v.number(), v.minValue(1, 'a number of posts'))),
  related: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0, 'a number of posts'))),
  cover: v.optional(anySchema),
  labels: v.optional(v.function()),
})

export function blog(given: BlogOptions = {}): Plugin {
  const {
    base = 'blog',
    listView = 'site/layouts/BlogList.tsx',
    postView = 'site/layouts/BlogPost.tsx',
    indexView = 'site/layouts/Index.tsx',
    datedPaths = false,
    pageSize = Infinity,
    related = 3,
    cover,
    labels: own,
  } = given
  const labels = (locale: string): BlogLabels => ({ ...english, ...own?.(locale) })
  return {
    name: base,
    options: { schema: blogOptions, given },
    include: [
      `[content]/*/*/${base}/**/*.{md,mdx}`,
      `[content]/*/*/${base}/{authors,tags}.{yml,yaml}`,
      '!**/_*',
      '!**/_*/**',
    ],
    read: ({ source, config }) =>
      readPost(source, config, {
        cover,
        datedPaths,
        markdown: markdownOptions({ ...given, labels }, config),
      }),
    unread: ({ files }) => ({
      keys: [`/${base}/`],
      codes: [
        ...(files.some(isTable('tags')) ? ['tag-unknown'] : []),
        ...(files.some(isTable('authors')) ? ['author-unknown'] : []),
      ],
    }),
    route: ({ documents, all, brand, config }) =>
      routeBlog(withNames(documents, { all, brand }), brand, config, {
        base,
        listView,
        postView,
        indexView,
        pageSize,
        related,
        labels,
      }),
    check: async (context) => [
      ...(await missingImages(base, context)),
      ...figuresNotShown(base, given.figures, context.site),
    ],
  }
}

const isTable = (name: string) => (file: string) => new RegExp(`/${name}\\.ya?ml$`).test(file)
