/** Documentation: sidebars from folders or by hand, pages in reading order, versions, tags. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { loadedName } from '../../engine/paths/loadedFiles.ts'
import type { Brand, Plugin } from '../../engine/types.ts'
import { figuresNotShown, markdownOptions, missingImages, withNames } from '../markdown/index.ts'
import { proseOptions, type ProseOptions } from '../proseOptions.ts'
import type { DocusaurusSidebars } from './docusaurusSidebar.ts'
import { writtenIn } from './context.ts'
import { fullTreeFiles } from './prune.ts'
import { readDoc } from './read.ts'
import { routeDocs, sidebarsFile } from './route.ts'
import type { DocsLabels, Sidebars } from './types.ts'

export type DocsOptions<B extends Brand> = ProseOptions & {
  /** Folder below a locale, and path of the section unless `path` says another one. Default `docs`. */
  readonly base?: string
  /** Path of the section, with a slash at both ends: `/` for a site that is documentation from its root on. Default: `/docs/`, with the name of the folder. */
  readonly path?: string
  /** Component of a page. Default `site/layouts/Doc.tsx`. */
  readonly view?: string
  /** Component of generated lists. Default `site/layouts/Index.tsx`. */
  readonly indexView?: string
  /** Texts of the section in a locale. Default: English. */
  readonly labels?: (locale: string) => DocsLabels
  /**
   * Hand-written sidebars, which the brand imports from its `sidebars.ts`; those of Docusaurus do as they are. Default: all
   * are generated from folders.
   */
  readonly sidebars?: (brand: B) => Sidebars | DocusaurusSidebars | undefined
  /** The same of another version: `2.7`. */
  readonly versionSidebars?: (version: string, brand: B) => Sidebars | DocusaurusSidebars | undefined
  /** Numbers before names of files and folders, `01-intro.md`, are their places and no part of addresses and titles, as in Docusaurus. Default false. */
  readonly numberPrefixes?: boolean
  /** URL at which the source of a page can be edited. Default: none, and pages have no edit link. */
  readonly editUrl?: (file: string, brand: B) => string | undefined
  /** Show the author of the last change, if the front matter names one. Default false. */
  readonly showAuthor?: boolean
}

export const docsOptions = optionsSchema<DocsOptions<Brand>>({
  ...proseOptions,
  base: v.optional(v.string()),
  path: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?:[^/\s?#]+\/)*$/, 'a path with a slash at both ends, such as "/" or "/guide/"')),
  ),
  view: v.optional(v.string()),
  indexView: v.optional(v.string()),
  labels: v.optional(v.function()),
  sidebars: v.optional(v.function()),
  versionSidebars: v.optional(v.function()),
  numberPrefixes: v.optional(v.boolean()),
  editUrl: v.optional(v.function()),
  showAuthor: v.optional(v.boolean()),
})

/**
 * `docs/` is the current version; `docs@2.7/` beside it is another one, at `/docs/2.7/` and not indexed by search engines.
 *
 * Codes: `doc-id-twice`, `doc-unknown`, `docs-too-deep`, `sidebar-folder-unknown`, `sidebar-item-invalid`,
 * `sidebar-item-without-link`, `sidebar-unknown`, `slug-outside`.
 */
export function docs<B extends Brand>(given: DocsOptions<B> = {}): Plugin {
  const {
    base = 'docs',
    path = `/${base}/`,
    view = 'site/layouts/Doc.tsx',
    indexView = 'site/layouts/Index.tsx',
    labels = (): DocsLabels => ({ tags: 'Tags' }),
    sidebars = () => undefined,
    versionSidebars = () => undefined,
    editUrl = () => undefined,
    showAuthor = false,
    numberPrefixes = false,
  } = given
  return {
    name: base,
    options: { schema: docsOptions, given },
    include: [
      ...[base, `${base}@*`].flatMap((folder) => [
        `[content]/*/*/${folder}/**/*.{md,mdx}`,
        `[content]/*/*/${folder}/**/_category_.{yml,yaml,json}`,
      ]),
      ...(base === 'docs' ? ['[brands]/*/sidebars.ts', sidebarsFile] : []),
      '!**/_*.{md,mdx}',
      '!**/_*/**',
    ],
    read: ({ source, config }) =>
      readDoc(source, config, {
        markdown: markdownOptions({ ...given, labels }, config),
        numberPrefixes,
      }),
    unread: ({ files }) => ({
      keys: [path],
      codes: files.some((file) => /\.mdx?$/.test(file)) ? ['doc-unknown', 'sidebar-folder-unknown'] : [],
    }),
    route: ({ documents, all, brand, config }) =>
      routeDocs(withNames(documents, { all, brand }), brand, config, {
        base,
        path,
        view,
        indexView,
        labels,
        showAuthor,
        sidebars: (version) => (version ? versionSidebars(version, brand as B) : sidebars(brand as B)) ?? {},
        // What another plugin has loaded has no source in the project.
        editUrl: (file) => (loadedName(file) ? undefined : editUrl(file, brand as B)),
      }),
    check: async (context) => [
      ...(await missingImages(base, context)),
      ...figuresNotShown(base, given.figures, context.site),
    ],
    emits: ['sidebars/*.json'],
    emit: ({ site }) => fullTreeFiles(site, base, writtenIn(site)),
  }
}
