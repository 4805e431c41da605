/** What only this site's index holds of a page. */
import type { Route, Section } from '../engine/types.ts'
import type { SiteBrand } from './brand.ts'
import { stringsOf } from './strings/languages.ts'

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
