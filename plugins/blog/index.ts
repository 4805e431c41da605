/** A blog: list by year, posts with neighbours and related posts, tags, archive, authors. */
import type { Plugin } from '../../engine/types.ts'
import type { MarkdownOptions } from '../markdown/index.ts'
import { readPost } from './read.ts'
import { english, type BlogLabels } from './labels.ts'
import { routeBlog } from './route.ts'

export type BlogOptions = {
  /** Folder below a locale, and address of the section. Default `blog`. */
  readonly base?: string
  readonly listView?: string
  readonly postView?: string
  readonly indexView?: string
  /** Posts on a page of a list. Default: all of them. */
  readonly pageSize?: number
  /** Words of the section in a locale. Default: English. */
  readonly labels?: (locale: string) => BlogLabels
  /** By language: how its code fences are drawn, instead of shown as code. */
  readonly fences?: MarkdownOptions['fences']
}

export function blog({
  base = 'blog',
  listView = 'site/layouts/BlogList.tsx',
  postView = 'site/layouts/BlogPost.tsx',
  indexView = 'site/layouts/Index.tsx',
  pageSize = Infinity,
  labels = () => english,
  fences,
}: BlogOptions = {}): Plugin {
  return {
    name: base,
    include: [
      `[content]/*/*/${base}/**/*.{md,mdx}`,
      `[content]/*/*/${base}/{authors,tags}.{yml,yaml}`,
      '!**/_*',
      '!**/_*/**',
    ],
    read: (source, config) => readPost(source, config, (locale) => ({ labels: labels(locale).prose, fences })),
    route: (own, _all, brand, config) =>
      routeBlog(own, brand, config, { base, listView, postView, indexView, pageSize, labels }),
  }
}
