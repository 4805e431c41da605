/** What the search index holds of a page besides its text. */
import type { Document, Route, Section } from '../engine/types.ts'
import type { SiteBrand } from './brand.ts'
import { stringsOf } from './strings/languages.ts'

/** The categories around a document; for an article, its tags. */
export function crumbsOf({ props }: Pick<Route, 'props'>): readonly string[] {
  const { breadcrumbs = [], tags = [] } = (props ?? {}) as {
    breadcrumbs?: readonly { label: string }[]
    tags?: readonly { label: string }[]
  }
  return (breadcrumbs.length ? breadcrumbs.slice(0, -1) : tags).map(({ label }) => label)
}

/** As `Seo` writes it. */
export const titleOf = (title: string, { name }: Pick<SiteBrand, 'name'>): string =>
  title.endsWith(` · ${name}`) ? title.slice(0, -` · ${name}`.length) : title

/** What a writer calls a page besides its title: in the sidebar, and as its keywords. Names and figures stand on the page anyway. */
export const keywordsOf = (_: Route, documents: readonly Document[]): readonly string[] =>
  documents.flatMap(({ data }) => {
    const { label, keywords = [] } = data as { readonly label?: string; readonly keywords?: readonly string[] }
    return [...(label ? [label] : []), ...keywords].map((word) => word.replace(/\[\[.*?\]\]|\{.*?\}/g, ' ').trim())
  })

/** Source and target of a pair. */
export function joinsOf({ props }: Pick<Route, 'props'>): readonly string[] {
  const { source, target } = (props ?? {}) as Record<'source' | 'target', { readonly name?: string } | undefined>
  return source?.name && target?.name ? [source.name, target.name] : []
}

/** Lists of links to other pages: at the end of prose, and on the pages of connectors and solutions. */
export const isLinkList = ({ id }: Pick<Section, 'id'>): boolean => linkLists.has(id)
const inProse = ['see-also', 'related', 'more', '相关文档', '相关页面']
const linkLists = new Set([...inProse, 'latest-title', 'pipelines-title', 'related-title'])

/** Words that mean the same to readers of a brand. */
export function synonymsOf({ offering }: Pick<SiteBrand, 'offering'>, locale: string): readonly (readonly string[])[] {
  const { common, ...others } = stringsOf(locale).synonyms
  return [...common, ...others[offering]].map((words) => words.split(', '))
}
