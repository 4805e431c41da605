/** Documentation: a sidebar from folders, pages in reading order, tags. */
import type { Plugin } from '../../engine/types.ts'
import { readDoc } from './read.ts'
import { routeDocs } from './route.ts'
import { wholeTrees } from './thin.ts'

export type DocsOptions = {
  /** Folder below a locale, and address of the section. Default `docs`. */
  readonly base?: string
  /** Component of a page. Default `site/layouts/Doc.tsx`. */
  readonly view?: string
  /** Component of generated lists. Default `site/layouts/Index.tsx`. */
  readonly indexView?: string
  /** Headings of generated pages, by locale. */
  readonly labels?: Readonly<Record<string, { readonly docs: string; readonly tags: string }>>
}

export function docs({
  base = 'docs',
  view = 'site/layouts/Doc.tsx',
  indexView = 'site/layouts/Index.tsx',
  labels = {},
}: DocsOptions = {}): Plugin {
  return {
    name: base,
    include: [
      `[content]/*/*/${base}/**/*.{md,mdx}`,
      `[content]/*/*/${base}/**/_category_.{yml,yaml}`,
      '!**/_*.{md,mdx}',
      '!**/_*/**',
    ],
    read: readDoc,
    route: (own, _all, brand, config) => routeDocs(own, brand, config, { base, view, indexView, labels }),
    emits: ['assets/sidebar-*.json'],
    emit: (_pages, { shared }) => wholeTrees(shared, base),
  }
}
