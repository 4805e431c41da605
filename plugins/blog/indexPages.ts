/** Generated lists of links: all tags, the archive by year, all authors. */
import { routeOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import { authorHref, byYear, tagHref, taggedWith, writtenBy, type BlogContext } from './context.ts'
import type { Post } from './posts.ts'

type Groups = LinkListProps['groups']

export const indexPages = (context: BlogContext): readonly Route[] => [
  indexRoute('tags', [{ label: '', items: tagItems(context) }], context),
  indexRoute('archive', archiveGroups(context), context),
  indexRoute('authors', authorGroups(context), context),
]

function indexRoute(name: 'tags' | 'archive' | 'authors', groups: Groups, context: BlogContext): Route {
  const { labels, options } = context
  const props: LinkListProps = { title: labels[name], description: labels[name], groups }
  return routeOf({ key: toPath(`${options.base}/${name}`), view: options.indexView, props, noindex: true }, context)
}

const tagItems = (context: BlogContext): Groups[number]['items'] =>
  context.tags.map(([id, tag]) => ({
    label: tag.label,
    path: tagHref(id, tag, context),
    note: tag.description,
    count: taggedWith(id, context.listed).length,
  }))

const archiveGroups = ({ listed }: BlogContext): Groups =>
  byYear(listed).map(([year, posts]) => ({ label: year, id: `y${year}`, items: posts.map(postItem) }))

const authorGroups = (context: BlogContext): Groups =>
  context.authors.map(([id, { name, title, description }]) => ({
    label: name,
    id,
    path: authorHref(id, context),
    note: description ?? title,
    items: writtenBy(id, context.listed).map(postItem),
  }))

const postItem = ({ card }: Post) => ({ label: card.title, path: card.path, date: card.date })
