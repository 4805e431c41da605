/** A post in a list. The whole card leads to it; its tags stay links of their own. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import type { PostCard as Post } from '../plugins/blog/types.ts'
import { useWords } from './words/useWords.ts'
import { cardSurface } from './ui/cardSurface.ts'
import { DateText } from './DateText.tsx'
import { Meta } from './Meta.tsx'
import { withNoBreakSpaces } from './ui/phraseParts.ts'
import { Phrases } from './ui/Phrases.tsx'
import { Tags } from './Tags.tsx'
import { UnpublishedBadge } from './Unpublished.tsx'
import { Cover } from './Cover.tsx'
import { card, cover } from './PostCard.styles.ts'

/** What is drawn on the cover of a post without a picture. */
export type Art = (post: Post) => ReactNode

type PostCardProps = { post: Post; heading?: 'h2' | 'h3'; art?: Art | undefined }

export function PostCard({ post, heading: Heading = 'h2', art }: PostCardProps) {
  const { blog } = useWords()
  const authors = post.authors.map(({ name }) => name).join(', ')
  // A cover without a picture says the first.
  const tags = post.image || post.cover ? post.tags : post.tags.slice(1)
  return (
    <article className={cx(cardSurface, card)}>
      <Cover post={post} className={cover}>
        {art?.(post)}
      </Cover>
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
      <p>{withNoBreakSpaces(post.description)}</p>
      <div>
        {authors && <small>{authors}</small>}
        <Tags label={blog.categories} tags={tags.slice(0, 2)} />
      </div>
    </article>
  )
}
