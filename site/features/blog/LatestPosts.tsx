/** The newest posts of the locale, on pages that are not the blog's. Nothing where a brand has no blog. */
import { useLocale, useSite } from '../../../engine/client/index.ts'
import { latestPosts } from '../../../plugins/blog/shared.ts'
import { useStrings } from '../../strings/index.ts'
import { PostSection } from './PostSection.tsx'

export function LatestPosts() {
  const { id } = useLocale()
  const { blog } = useStrings()
  const posts = latestPosts('blog', id).read(useSite())
  return posts?.length ? <PostSection id="latest" title={blog.recent} posts={posts} /> : null
}
