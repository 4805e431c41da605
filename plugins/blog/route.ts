/** All posts of a brand -> list, posts, tags, archive, authors. */
import { encodePath, localizedPath, toPath } from '../../engine/paths.ts'
import type { Brand, Config, Document, Json, Route, Routing } from '../../engine/types.ts'
import type { FeedPost } from '../feedPosts.ts'
import type { LinkListProps } from '../linkList.ts'
import { laterThan, scheduledIn } from '../markdown/index.ts'
import { divide } from './divide.ts'
import type { BlogLabels } from './labels.ts'
import { authorKey, blogOf, tagKey, type BlogDocument, type Post } from './posts.ts'
import type { Author } from './read.ts'
import { relatedTo } from './related.ts'
import type { BlogListProps, BlogPostProps, PostAuthor } from './types.ts'

export type RouteOptions = {
  readonly base: string
  readonly listView: string
  readonly postView: string
  readonly indexView: string
  readonly pageSize: number
  readonly labels: (locale: string) => BlogLabels
}

export function routeBlog(own: readonly Document[], brand: Brand, config: Config, options: RouteOptions): Routing {
  const results = config.locales
    .filter(({ id }) => brand.locales.includes(id))
    .map(({ id: locale }) => routeLocale(own as readonly BlogDocument[], locale, brand, config, options))
  const shared: Record<string, Json> = Object.assign({}, ...results.map((result) => result.shared))
  return {
    routes: results.flatMap(({ routes }) => routes),
    shared,
    diagnostics: results.flatMap(({ diagnostics = [] }) => diagnostics),
    scheduled: scheduledIn(own, config),
  }
}

function routeLocale(
  documents: readonly BlogDocument[],
  locale: string,
  brand: Brand,
  config: Config,
  options: RouteOptions,
): Routing {
  const { base } = options
  const blog = blogOf(documents, locale, base, config)
  const listed = blog.posts.filter(({ data }) => !data.unlisted)
  const labels = options.labels(locale)
  const pathOf = (key: string) => localizedPath(key, locale, config.locales)
  const hrefOf = (key: string) => encodePath(pathOf(key))
  const page = (key: string, view: string, props: object, more: Partial<Route> = {}): Route => ({
    brand: brand.id,
    locale,
    path: pathOf(key),
    key,
    view,
    props: props as Json,
    ...more,
  })

  const tags = Object.entries(blog.tags).filter(([id]) => listed.some(({ data }) => data.tags.includes(id)))
  const writers = Object.entries(blog.authors).filter(([id]) => listed.some(({ data }) => data.authors.includes(id)))
  const categories = (active: string) => [
    { label: labels.all, path: hrefOf(toPath(base)), active: active === '' },
    ...tags.map(([id, tag]) => ({ label: tag.label, path: hrefOf(tagKey(base, id, tag)), active: active === id })),
  ]
  const list = (
    key: string,
    posts: readonly Post[],
    words: Pick<BlogListProps, 'title' | 'description'>,
    { active, author, ...more }: { active: string; author?: PostAuthor } & Partial<Route>,
  ): readonly Route[] =>
    divide(posts, options.pageSize, (number) => hrefOf(pageKey(key, number))).map(({ posts: own, pages, number }) =>
      page(
        pageKey(key, number),
        options.listView,
        { ...listProps(own, numbered(words, number), active), pages, author } satisfies BlogListProps,
        more,
      ),
    )
  const listProps = (
    posts: readonly Post[],
    { title, description }: Pick<BlogListProps, 'title' | 'description'>,
    active: string,
  ): BlogListProps => ({
    title,
    description,
    posts: posts.map(({ card }) => card),
    years: byYear(listed).map(([year, group]) => ({
      year,
      posts: group.map(({ card }) => ({ title: card.title, path: card.path })),
    })),
    categories: categories(active),
    tag: Object.hasOwn(blog.tags, active)
      ? {
          label: blog.tags[active]!.label,
          count: countTag(listed, active),
          description: blog.tags[active]!.description,
        }
      : undefined,
  })

  const index = (name: string, title: string, groups: LinkListProps['groups']) =>
    page(toPath(`${base}/${name}`), options.indexView, { title, description: title, groups } satisfies LinkListProps, {
      noindex: true,
    })

  const routes: Route[] = [
    ...list(
      toPath(base),
      [...listed.filter(({ data }) => data.featured), ...listed.filter(({ data }) => !data.featured)],
      { title: labels.blog, description: labels.description },
      { active: '' },
    ),
    ...blog.posts.map((post) => page(post.key, options.postView, postProps(post, listed, config), postRoute(post))),
    ...tags.flatMap(([id, tag]) =>
      list(
        tagKey(base, id, tag),
        listed.filter(({ data }) => data.tags.includes(id)),
        { title: tag.label, description: tag.description ?? tag.label },
        { active: id, noindex: true },
      ),
    ),
    ...writers.flatMap(([id, author]) =>
      list(
        authorKey(base, id),
        listed.filter(({ data }) => data.authors.includes(id)),
        {
          title: author.name,
          description: [author.title, author.description].filter(Boolean).join(' · ') || author.name,
        },
        { active: `@${id}`, author: { ...author, path: hrefOf(authorKey(base, id)) }, noindex: true },
      ),
    ),
    index('tags', labels.tags, [
      {
        label: '',
        items: tags.map(([id, tag]) => ({
          label: tag.label,
          path: hrefOf(tagKey(base, id, tag)),
          note: tag.description,
          count: countTag(listed, id),
        })),
      },
    ]),
    index(
      'archive',
      labels.archive,
      byYear(listed).map(([year, group]) => ({ label: year, id: `y${year}`, items: group.map(asItem) })),
    ),
    index(
      'authors',
      labels.authors,
      authorGroups(writers, listed, (id) => hrefOf(authorKey(base, id))),
    ),
  ]
  const latest = listed.slice(0, 3).map(({ card }) => card) as unknown as Json
  const feed = listed
    .filter(({ fallbackFrom }) => !fallbackFrom)
    .map((post) => feedPost(post, pathOf)) as unknown as Json
  return {
    routes,
    shared: { [`${base}/${locale}/latest`]: latest, [`${base}/${locale}/feed`]: feed },
    diagnostics: blog.diagnostics,
  }
}

function feedPost({ file, path, card, data }: Post, pathOf: (key: string) => string): FeedPost {
  const { title, description, date, authors, tags } = card
  const [first] = data.redirectFrom
  // Written with or without the locale in front.
  const id = first ? (first.path.startsWith(pathOf('/')) ? toPath(first.path) : pathOf(toPath(first.path))) : path
  return {
    path,
    id,
    title,
    description,
    date,
    file,
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
  }
}

const postRoute = ({ file, key, fallbackFrom, data }: Post): Partial<Route> => ({
  documents: [file],
  source: file,
  noindex: data.unlisted || fallbackFrom !== undefined || undefined,
  canonical: fallbackFrom && key,
})

function postProps(post: Post, listed: readonly Post[], { now }: Config): BlogPostProps {
  const at = listed.indexOf(post)
  const neighbour = (other: Post | undefined) => other && { title: other.card.title, path: other.card.path }
  const { card, data } = post
  return {
    title: card.title,
    description: card.description,
    date: card.date,
    readingMinutes: card.readingMinutes,
    tags: card.tags,
    authors: card.authors,
    image: card.image,
    imageAlt: data.imageAlt,
    // The list runs from new to old: the post before in time is the next one in the list.
    previous: at >= 0 ? neighbour(listed[at + 1]) : undefined,
    next: at > 0 ? neighbour(listed[at - 1]) : undefined,
    related: relatedTo(post, listed).map((other) => other.card),
    hideToc: data.hideToc || undefined,
    fallbackFrom: post.fallbackFrom,
    scheduled: laterThan(now, data.publishAt),
  }
}

function byYear(posts: readonly Post[]): readonly (readonly [string, readonly Post[]])[] {
  return Object.entries(Object.groupBy(posts, ({ data }) => data.date.slice(0, 4)))
    .map(([year, group]) => [year, group!] as const)
    .sort(([a], [b]) => (a < b ? 1 : -1))
}

const countTag = (posts: readonly Post[], id: string) => posts.filter(({ data }) => data.tags.includes(id)).length

const asItem = ({ card }: Post) => ({ label: card.title, path: card.path, date: card.date })

const pageKey = (key: string, number: number): string => (number === 1 ? key : `${key}page/${number}/`)

/** Two pages with one title could not be told apart in a list of results. */
const numbered = <Words extends { readonly title: string }>(words: Words, number: number): Words =>
  number === 1 ? words : { ...words, title: `${words.title} (${number})` }

function authorGroups(
  writers: readonly (readonly [string, Author])[],
  listed: readonly Post[],
  pathOf: (id: string) => string,
): LinkListProps['groups'] {
  return writers.map(([id, { name, title, description }]) => ({
    label: name,
    id,
    path: pathOf(id),
    note: description ?? title,
    items: listed.filter(({ data }) => data.authors.includes(id)).map(asItem),
  }))
}
