/** Options of the plugins for documentation, posts and pages that have no place here. */
import { listOf, type Fields } from '../fields.ts'
import type { Patterns } from '../project.ts'
import type { Docusaurus } from './config.ts'

/** They become something, have a line of their own, or mean nothing here. */
const told = new Set(
  `id path routeBasePath sidebarPath editUrl editCurrentVersion editLocalizedFiles remarkPlugins rehypePlugins
  beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins admonitions versions lastVersion onlyIncludeVersions
  includeCurrentVersion disableVersioning numberPrefixParser postsPerPage exclude include feedOptions showReadingTime
  showLastUpdateTime showLastUpdateAuthor truncateMarker onInlineTags onInlineAuthors onUntruncatedBlogPosts tags
  authorsMapPath blogSidebarTitle blogTitle blogDescription blogSidebarCount breadcrumbs debug mdxPageComponent`.split(
    /\s+/,
  ),
)

/** `docs.sidebarCollapsed`, in the order of the plugins. */
export function optionsLeft({ docs, blogs, pages }: Docusaurus): readonly string[] {
  const leftIn = (kind: string, all: readonly { readonly options: Fields }[]) =>
    all.flatMap(({ options }) => Object.keys(options).flatMap((key) => (told.has(key) ? [] : [`${kind}.${key}`])))
  return [...new Set([...leftIn('docs', docs), ...leftIn('blog', blogs), ...leftIn('pages', pages)])]
}

/** Patterns of files that are pages, and of those that are none. */
export function patternsOf({ options }: { readonly options: Fields }): Patterns {
  const [include = [], exclude = []] = ['include', 'exclude'].map((key) => listOf(options[key]).map(String))
  return { include, exclude }
}
