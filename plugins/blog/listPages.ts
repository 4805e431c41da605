/** Paginated lists of posts: all of them, those with a tag, those of an author. */
import { hrefOf, routeOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import { authorHref, byYear, tagHref, taggedWith, writtenBy, type BlogContext } from './context.ts'
import { authorKey, tagKey } from './keys.ts'
import type { Post } from './posts.ts'
import type { BlogListProps } from './types.ts'

type List = Pick<BlogListProps, 'title' | 'description' | 'author'> & {
  readonly key: string
  readonly posts: readonly Post[]
  /** Tag or `@author` that is highlighted; '' for the list of all posts. */
  readonly active: string
  readonly noindex?: boolean
}

export const mainList = (context: BlogContext): readonly Route[] => {
  const { listed, labels, options } = context
  const posts = [...listed.filter(({ data }) => data.featured), ...listed.filter(({ data }) => !data.featured)]
  const { blog: title, description } = labels
  return listRoutes({ key: toPath(options.base), posts, title, description, active: '' }, context)
}

export const tagLists = (context: BlogContext): readonly Route[] =>
  context.tags.flatMap(([id, tag]) =>
    listRoutes(
      {
        key: tagKey(context.options.base, id, tag),
        posts: taggedWith(id, context.listed),
        title: tag.label,
        description: tag.description ?? tag.label,
        active: id,
        noindex: true,
      },
      context,
    ),
  )

export const authorLists = (context: BlogContext): readonly Route[] =>
  context.authors.flatMap(([id, author]) =>
    listRoutes(
      {
        key: authorKey(context.options.base, id),
        posts: writtenBy(id, context.listed),
        title: author.name,
        description: [author.title, author.description].filter(Boolean).join(' · ') || author.name,
        author: { ...author, path: authorHref(id, context) },
        active: `@${id}`,
        noindex: true,
      },
      context,
    ),
  )

function listRoutes({ noindex, ...list }: List, context: BlogContext): readonly Route[] {
  const { pageSize, listView } = context.options
  const pages = paginate(list.posts, pageSize, (number) => hrefOf(pageKey(list.key, number), context))
  return pages.map(({ posts, pages, number }) => {
    const title = number === 1 ? list.title : `${list.title} (${number})`
    const props: BlogListProps = { ...listProps({ ...list, posts, title }, context), pages, author: list.author }
    return routeOf({ key: pageKey(list.key, number), view: listView, props, ...(noindex && { noindex }) }, context)
  })
}

const pageKey = (key: string, number: number): string => (number === 1 ? key : `${key}page/${number}/`)

function listProps({ posts, title, description, active }: List, context: BlogContext): BlogListProps {
  const { blog, labels, listed, options, tags } = context
  const tag = Object.hasOwn(blog.tags, active) ? blog.tags[active] : undefined
  return {
    title,
    description,
    posts: posts.map(({ card }) => card),
    years: byYear(listed).map(([year, group]) => ({
      year,
      posts: group.map(({ card }) => ({ title: card.title, path: card.path })),
    })),
    categories: [
      { label: labels.all, path: hrefOf(toPath(options.base), context), active: active === '' },
      ...tags.map(([id, each]) => ({ label: each.label, path: tagHref(id, each, context), active: active === id })),
    ],
    tag: tag && { label: tag.label, count: taggedWith(active, listed).length, description: tag.description },
  }
}

type ListPage = {
  /** 1-based. */
  readonly number: number
  readonly posts: readonly Post[]
  /** Undefined if there is only one page. */
  readonly pages: BlogListProps['pages']
}

/** Splits a list into pages of `size` posts. */
function paginate(posts: readonly Post[], size: number, pathOf: (number: number) => string): readonly ListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / size))
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return numbers.map((number) => ({
    number,
    posts: count === 1 ? posts : posts.slice((number - 1) * size, number * size),
    pages:
      count === 1
        ? undefined
        : numbers.map((other) => ({ number: other, path: pathOf(other), active: other === number })),
  }))
}
