/** Generated lists of links: a category, all tags, the docs with a tag. */
import { routeOf } from '../../engine/paths/inLocale.ts'
import type { Route } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import type { DocsContext } from './context.ts'
import type { Doc } from './docsOf.ts'

type Item = LinkListProps['groups'][number]['items'][number]

export function listRoute(
  key: string,
  { title, description, items }: Pick<LinkListProps, 'title' | 'description'> & { readonly items: readonly Item[] },
  context: DocsContext,
): Route {
  const props: LinkListProps = { title, description, groups: [{ label: '', items }] }
  return routeOf({ key, view: context.options.indexView, props }, context)
}

export const docItem = ({ data, href }: Doc): Item => ({
  label: data.title,
  path: href,
  note: data.description || undefined,
})
