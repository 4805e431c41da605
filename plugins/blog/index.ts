/** A blog: list by year, posts with neighbours and related posts, tags, archive, authors. */
import type { Plugin } from '../../engine/types.ts'
import { markdownOptions, withNames } from '../markdown/index.ts'
import type { ProseOptions } from '../proseOptions.ts'
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
  /** What `cover` in front matter may be, for a site that draws covers. Default: there is no such key. */
  readonly cover?: CoverSchema
  /** Texts of the section in a locale. Default: English. */
  readonly labels?: (locale: string) => BlogLabels
}

export function blog({
  base = 'blog',
  listView = 'site/layouts/BlogList.tsx',
  postView = 'site/layouts/BlogPost.tsx',
  indexView = 'site/layouts/Index.tsx',
  datedPaths = false,
  pageSize = Infinity,
  cover,
  labels = () => english,
  figures = () => undefined,
  terms = () => undefined,
  dataParts = () => undefined,
  ...given
}: BlogOptions = {}): Plugin {
  return {
    name: base,
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
        markdown: markdownOptions({ labels, figures, terms, dataParts, ...given }, config),
      }),
    unread: ({ files }) => ({
      keys: [`/${base}/`],
      codes: [
        ...(files.some(isTable('tags')) ? ['tag-unknown'] : []),
        ...(files.some(isTable('authors')) ? ['author-unknown'] : []),
      ],
    }),
    route: ({ documents, all, brand, config }) =>
      routeBlog(withNames(documents, { all, brand, fields: ['title', 'description'] }), brand, config, {
        base,
        listView,
        postView,
        indexView,
        pageSize,
        labels,
      }),
  }
}

const isTable = (name: string) => (file: string) => new RegExp(`/${name}\\.ya?ml$`).test(file)
