/** A section with the given posts. */
import { css } from '@linaria/core'
import type { PostCard as Post } from '../../../plugins/blog/types.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { PostCard } from './PostCard.tsx'

export function PostSection({ posts }: { posts: readonly Post[] }) {
  const { blog } = useStrings()
  return (
    <Section id="latest" title={blog.recent}>
      <div className={grid}>
        {posts.map((post) => (
          <PostCard key={post.path} post={post} heading="h3" />
        ))}
      </div>
    </Section>
  )
}

const grid = css`
  display: grid;
  gap: var(--s-6);
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
`
