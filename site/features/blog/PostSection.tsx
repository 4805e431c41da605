/** A section with the given posts. */
import { css, cx } from '@linaria/core'
import type { PostCard as Post } from '../../../plugins/blog/types.ts'
import { Section } from '../../ui/Section.tsx'
import { swipeRow } from '../../../theme/ui/swipeRow.ts'
import { coverArt } from './coverArt.tsx'
import { PostCard } from '../../../theme/PostCard.tsx'

type PostSectionProps = {
  id: string
  title: string
  posts: readonly Post[]
  /** Of their row. */
  className?: string
}

export function PostSection({ id, title, posts, className }: PostSectionProps) {
  return (
    <Section id={id} title={title}>
      <div className={cx(swipeRow, className, atMostThree)}>
        {posts.map((post) => (
          <PostCard key={post.path} post={post} heading="h3" art={coverArt} />
        ))}
      </div>
    </Section>
  )
}

/* Two are as wide as those of three. */
const atMostThree = css`
  @media (width >= 62.5em) {
    && {
      grid-template-columns: repeat(auto-fill, minmax(max(18rem, 30%), 1fr));
    }
  }
`
