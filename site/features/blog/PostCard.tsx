/** A post in a list. The whole card leads to it; its tags stay links of their own. */
import { cx } from '@linaria/core'
import type { PostCard as Post } from '../../../plugins/blog/types.ts'
import { useStrings } from '../../strings/index.ts'
import { cardSurface } from '../../ui/cardSurface.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Meta } from '../../ui/Meta.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { UnpublishedBadge } from '../../ui/Unpublished.tsx'
import { Cover } from './Cover.tsx'
import { card, cover } from './PostCard.styles.ts'

type PostCardProps = { post: Post; heading?: 'h2' | 'h3' }

export function PostCard({ post, heading: Heading = 'h2' }: PostCardProps) {
  const { blog } = useStrings()
  const authors = post.authors.map(({ name }) => name).join(', ')
  // A cover without a picture says the first.
  const tags = post.image || post.cover ? post.tags : post.tags.slice(1)
  return (
    <article className={cx(cardSurface, card)}>
      <Cover post={post} className={cover} />
      <Meta>
        {(post.draft || post.scheduled) && <UnpublishedBadge {...post} />}
        {post.featured && <b>{blog.featured}</b>}
        <DateText date={post.date} />
        {blog.readingTime(post.readingMinutes)}
      </Meta>
      <Heading>
        <a href={post.path}>
          <Phrases text={post.title} />
        </a>
      </Heading>
      <p>{post.description}</p>
      <div>
        {authors && <small>{authors}</small>}
        <Tags label={blog.categories} tags={tags.slice(0, 2)} />
      </div>
    </article>
  )
}
