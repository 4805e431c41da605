/** The shared values of the blog, for other plugins and pages. */
import { pathOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { SharedValue } from '../../engine/types.ts'
import { feedPosts, type FeedPost } from '../feedPosts.ts'
import type { BlogContext } from './context.ts'
import type { Post } from './posts.ts'
import { placesByTerm } from './related.ts'
import { latestPosts, postsAbout } from './shared.ts'

/** Cards of the newest posts, altogether and by term, and all translated posts. */
export function sharedPosts(context: BlogContext): readonly SharedValue[] {
  const { listed } = context
  const section = [context.options.base, context.locale] as const
  const newest = (posts: readonly Post[]) => posts.slice(0, context.options.related).map(({ card }) => card)
  const about = [...placesByTerm(listed)].map(([term, places]) =>
    postsAbout(...section, term).value(newest(places.map((place) => listed[place]!))),
  )
  const feed = listed.filter(({ fallbackFrom }) => !fallbackFrom).map((post) => feedPost(post, context))
  return [latestPosts(...section).value(newest(listed)), ...about, feedPosts(...section).value(feed)]
}

function feedPost(post: Post, context: BlogContext): FeedPost {
  const { title, description, date, authors, tags } = post.card
  return {
    path: post.path,
    id: firstPath(post, context),
    title,
    description,
    date,
    updated: post.data.lastUpdate ?? undefined,
    file: post.file,
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
  }
}

/** The path at which it was first published. `redirect_from` has it with or without the locale prefix. */
function firstPath({ data, path }: Post, context: BlogContext): string {
  const [first] = data.redirectFrom
  if (!first) return path
  return first.path.startsWith(pathOf('/', context)) ? toPath(first.path) : pathOf(toPath(first.path), context)
}
