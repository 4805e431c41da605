/** Options of the plugins for documentation, posts and pages that have no place here. */
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { filesBelow } from '../project.ts'
import type { Docusaurus } from './config.ts'
import { messagesIn } from './messagesIn.ts'

/** They become something, have a line of their own, or mean nothing here. */
const told = new Set(
  `id path routeBasePath sidebarPath editUrl editCurrentVersion editLocalizedFiles remarkPlugins rehypePlugins
  beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins admonitions versions lastVersion onlyIncludeVersions
  includeCurrentVersion disableVersioning numberPrefixParser postsPerPage exclude include feedOptions showReadingTime
  showLastUpdateTime showLastUpdateAuthor truncateMarker onInlineTags onInlineAuthors onUntruncatedBlogPosts tags
  authorsMapPath blogSidebarTitle blogTitle blogSidebarCount breadcrumbs debug mdxPageComponent`.split(/\s+/),
)

/** `docs.sidebarCollapsed`, in the order of the plugins. */
export function optionsLeft({ docs, blogs, pages }: Docusaurus): readonly string[] {
  const leftIn = (kind: string, all: readonly { readonly options: Fields }[]) =>
    all.flatMap(({ options }) => Object.keys(options).flatMap((key) => (told.has(key) ? [] : [`${kind}.${key}`])))
  return [...new Set([...leftIn('docs', docs), ...leftIn('blog', blogs), ...leftIn('pages', pages)])]
}

/** Titles of the lists of posts, in all languages. */
export function blogTitles({ blogs, locales, root }: Docusaurus): readonly string[] {
  const written = blogs.flatMap(({ options }) => textOf(options['blogTitle']) ?? [])
  const translated = locales.slice(1).flatMap((locale) =>
    filesBelow(root, `i18n/${locale}`)
      .filter((file) => /^docusaurus-plugin-content-blog[^/]*\/options\.json$/.test(file))
      .flatMap((file) => textOf(fieldsOf(messagesIn(root, `i18n/${locale}/${file}`)['title'])['message']) ?? []),
  )
  return [...new Set([...written, ...translated])].filter((title) => title !== 'Blog')
}

/** Patterns of files that are no pages. */
export const excludedBy = ({ options }: { readonly options: Fields }): readonly string[] =>
  listOf(options['exclude']).flatMap((pattern) => textOf(pattern) ?? [])
