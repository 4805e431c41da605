/** Documentation: sidebars from folders or by hand, pages in reading order, versions, tags. */
import type { Brand, Plugin } from '../../engine/types.ts'
import type { MarkdownOptions } from '../markdown/index.ts'
import { readDoc } from './read.ts'
import { routeDocs } from './route.ts'
import { wholeTrees } from './thin.ts'
import type { DocsLabels, Sidebars } from './types.ts'

export type DocsOptions<B extends Brand> = {
  /** Folder below a locale, and address of the section. Default `docs`. */
  readonly base?: string
  /** Component of a page. Default `site/layouts/Doc.tsx`. */
  readonly view?: string
  /** Component of generated lists. Default `site/layouts/Index.tsx`. */
  readonly indexView?: string
  /** Words of the section in a locale. Default: English. */
  readonly labels?: (locale: string) => DocsLabels
  /** By language: how its code fences are drawn, instead of shown as code. */
  readonly fences?: MarkdownOptions['fences']
  /** Hand-written sidebars, which the brand takes from its `sidebars.ts`. Default: all are made from folders. */
  readonly sidebars?: (brand: B) => Sidebars | undefined
  /** Where the source of a page can be edited. Default: nowhere, and no page says so. */
  readonly editUrl?: (file: string, brand: B) => string | undefined
  /** Name the author of the last change, where front matter does. Default false. */
  readonly showAuthor?: boolean
}

/**
 * `docs/` is the current version; `docs@2.7/` beside it is another one, at `/docs/2.7/` and out of search engines.
 *
 * Codes: `doc-id-twice`, `doc-unknown`, `docs-too-deep`, `sidebar-folder-unknown`, `sidebar-item-invalid`,
 * `sidebar-item-without-link`.
 */
export function docs<B extends Brand>({
  base = 'docs',
  view = 'site/layouts/Doc.tsx',
  indexView = 'site/layouts/Index.tsx',
  labels = () => ({ tags: 'Tags' }),
  fences,
  sidebars = () => undefined,
  editUrl = () => undefined,
  showAuthor = false,
}: DocsOptions<B> = {}): Plugin {
  return {
    name: base,
    include: [
      ...[base, `${base}@*`].flatMap((folder) => [
        `[content]/*/*/${folder}/**/*.{md,mdx}`,
        `[content]/*/*/${folder}/**/_category_.{yml,yaml}`,
      ]),
      ...(base === 'docs' ? ['[brands]/*/sidebars.ts'] : []),
      '!**/_*.{md,mdx}',
      '!**/_*/**',
    ],
    read: (source, config) => readDoc(source, config, (locale) => ({ labels: labels(locale).prose, fences })),
    route: (own, _all, brand, config) =>
      routeDocs(own, brand, config, {
        base,
        view,
        indexView,
        labels,
        showAuthor,
        sidebars: sidebars(brand as B) ?? {},
        editUrl: (file) => editUrl(file, brand as B),
      }),
    emits: ['assets/sidebar-*.json'],
    emit: (_pages, { shared }) => wholeTrees(shared, base),
  }
}
