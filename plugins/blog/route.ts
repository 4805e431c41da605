/** All posts of a brand -> lists, posts, and generated lists of links, for each locale. */
import type { Brand, Config, Document, Routing } from '../../engine/types.ts'
import { scheduledIn } from '../markdown/index.ts'
import { taggedWith, writtenBy, type BlogContext, type RouteOptions } from './context.ts'
import { sharedPosts } from './feed.ts'
import { indexPages } from './indexPages.ts'
import { authorLists, mainList, tagLists } from './listPages.ts'
import { postRoute } from './postPage.ts'
import { blogOf, type BlogDocument } from './posts.ts'
import { createRelated } from './related.ts'

export function routeBlog(own: readonly Document[], brand: Brand, config: Config, options: RouteOptions): Routing {
  const asked = config.locales
    .filter(({ id }) => brand.locales.includes(id))
    .map(({ id: locale }): BlogContext => {
      const blog = blogOf(own as readonly BlogDocument[], locale, options.base, config)
      const listed = blog.posts.filter(({ data }) => !data.unlisted)
      return {
        brand,
        config,
        locale,
        options,
        labels: options.labels(locale),
        blog,
        listed,
        related: createRelated(listed, options.related),
        tags: Object.entries(blog.tags).filter(([id]) => taggedWith(id, listed).length),
        authors: Object.entries(blog.authors).filter(([id]) => writtenBy(id, listed).length),
      }
    })
  // Without a post there is no blog: no empty list, feed or archive.
  const contexts = asked.filter(({ blog }) => blog.posts.length > 0)
  const diagnostics = asked.flatMap(({ blog }) => blog.diagnostics)
  return {
    routes: contexts.flatMap((context) => [
      ...mainList(context),
      ...context.blog.posts.map((post) => postRoute(post, context)),
      ...tagLists(context),
      ...authorLists(context),
      ...indexPages(context),
    ]),
    shared: contexts.flatMap(sharedPosts),
    diagnostics,
    // Of two posts with one slug the first is left out.
    isComplete: diagnostics.every(({ code }) => code !== 'post-slug-twice'),
    scheduled: scheduledIn(own, config),
  }
}
