/** The newest posts of the locale, on pages that are not the blog's. Nothing where a brand has no blog. */
import { useLocale, useSite } from '../../../engine/client/index.ts'
import type { PostCard } from '../../../plugins/blog/types.ts'
import { PostSection } from './PostSection.tsx'

export function LatestPosts() {
  const { id } = useLocale()
  const posts = useSite().shared[`blog/${id}/latest`] as readonly PostCard[] | undefined
  return posts?.length ? <PostSection posts={posts} /> : null
}
