/** Generated lists of links: a category, all tags, the docs with a tag. */
import type { Json, Route } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import { pathOf, type DocsContext } from './context.ts'
import type { Doc } from './docsOf.ts'

type Item = LinkListProps['groups'][number]['items'][number]

export function listRoute(
  key: string,
  { title, description, items }: Pick<LinkListProps, 'title' | 'description'> & { readonly items: readonly Item[] },
  context: DocsContext,
): Route {
  const props: LinkListProps = { title, description, groups: [{ label: '', items }] }
  return {
    brand: context.brand.id,
    locale: context.locale,
    key,
    path: pathOf(key, context),
    view: context.options.indexView,
    props: props as unknown as Json,
  }
}

export const docItem = ({ data, href }: Doc): Item => ({
  label: data.title,
  path: href,
  note: data.description || undefined,
})
