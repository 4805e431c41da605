/** The route of one post: its neighbours and related posts. */
import { routeOf } from '../../engine/paths/inLocale.ts'
import { localizedPath } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import type { BlogContext } from './context.ts'
import type { Post } from './posts.ts'
import type { BlogPostProps } from './types.ts'

export const postRoute = (post: Post, context: BlogContext): Route =>
  routeOf(
    {
      key: post.key,
      view: context.options.postView,
      props: postProps(post, context),
      documents: [post.file],
      source: post.file,
      noindex: post.data.unlisted || post.fallbackFrom !== undefined || undefined,
      modified: post.data.lastUpdate ?? undefined,
      canonical: post.fallbackFrom && localizedPath(post.key, post.fallbackFrom, context.config.locales),
    },
    context,
  )

function postProps(post: Post, { labels, listed, related }: BlogContext): BlogPostProps {
  const { card, data, fallbackFrom } = post
  const index = listed.indexOf(post)
  const link = (other: Post | undefined) => other && { title: other.card.title, path: other.card.path }
  return {
    blog: labels.blog,
    title: card.title,
    description: card.description,
    date: card.date,
    lastUpdate: data.lastUpdate ?? undefined,
    readingMinutes: card.readingMinutes,
    tags: card.tags,
    authors: card.authors,
    image: card.image,
    imageAlt: data.imageAlt,
    // Posts are sorted newest first, so the previous post in time comes after this one.
    previous: index >= 0 ? link(listed[index + 1]) : undefined,
    next: index > 0 ? link(listed[index - 1]) : undefined,
    related: related(post).map((other) => other.card),
    hideToc: data.hideToc || undefined,
    tocLevels: data.tocLevels,
    head: data.head,
    fallbackFrom,
    draft: card.draft,
    scheduled: card.scheduled,
  }
}
