/** What the search index holds of a page besides its text. */
import type { Route } from '../engine/types.ts'
import type { SiteBrand } from './brand.ts'

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
