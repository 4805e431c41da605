/** A section with the given posts. */
import type { PostCard as Post } from '../../../plugins/blog/types.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { swipeRow } from '../../ui/swipeRow.ts'
import { coverArt } from './coverArt.tsx'
import { PostCard } from '../../../theme/PostCard.tsx'

export function PostSection({ posts }: { posts: readonly Post[] }) {
  const { blog } = useStrings()
  return (
    <Section id="latest" title={blog.recent}>
      <div className={swipeRow}>
        {posts.map((post) => (
          <PostCard key={post.path} post={post} heading="h3" art={coverArt} />
        ))}
      </div>
    </Section>
  )
}
