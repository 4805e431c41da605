/** What the search index holds of a page besides its text. */
import type { Document, Route } from '../engine/types.ts'
import type { ThemeBrand } from './brand.ts'

/** The categories around a document; for an article, its tags. */
export function crumbsOf({ props }: Pick<Route, 'props'>): readonly string[] {
  const { breadcrumbs = [], tags = [] } = (props ?? {}) as {
    breadcrumbs?: readonly { label: string }[]
    tags?: readonly { label: string }[]
  }
  return (breadcrumbs.length ? breadcrumbs.slice(0, -1) : tags).map(({ label }) => label)
}

/** As `Seo` writes it. */
export const titleOf = (title: string, { name }: Pick<ThemeBrand, 'name'>): string =>
  title.endsWith(` · ${name}`) ? title.slice(0, -` · ${name}`.length) : title

/** What a writer calls a page besides its title: in the sidebar, and as its keywords. Names and figures stand on the page anyway. */
export const keywordsOf = (_: Route, documents: readonly Document[]): readonly string[] =>
  documents.flatMap(({ data }) => {
    const { label, keywords = [] } = data as { readonly label?: string; readonly keywords?: readonly string[] }
    return [...(label ? [label] : []), ...keywords].map((word) => word.replace(/\[\[.*?\]\]|\{.*?\}/g, ' ').trim())
  })
