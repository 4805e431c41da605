/** A post in a list. The whole card leads to it; its tags stay links of their own. */
import { css, cx } from '@linaria/core'
import type { PostCard as Post } from '../../../plugins/blog/types.ts'
import { useStrings } from '../../strings/index.ts'
import { cardSurface } from '../../ui/cardSurface.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Meta } from '../../ui/Meta.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { UnpublishedBadge } from '../../ui/Unpublished.tsx'
import { Cover } from './Cover.tsx'

type PostCardProps = { post: Post; heading?: 'h2' | 'h3' }

export function PostCard({ post, heading: Heading = 'h2' }: PostCardProps) {
  const { blog } = useStrings()
  const authors = post.authors.map(({ name }) => name).join(', ')
  // A drawn cover says the first.
  const tags = post.image ? post.tags : post.tags.slice(1)
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

const card = css`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);

  &:hover {
    border-color: var(--c-tint-strong);
    box-shadow: var(--shadow-2);
  }
  h2,
  h3 {
    font-size: var(--t-5);
  }
  h2 a,
  h3 a {
    color: inherit;
  }
  h2 a::after,
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--r-2);
    content: '';
  }
  b {
    color: var(--c-link);
    font-weight: 600;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    color: var(--c-muted);
    font-size: var(--t-2);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  > div:last-child {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
    width: fit-content;
    min-width: 100%;
    min-height: 36px;
    margin-top: auto;
    padding-top: var(--s-2);
    pointer-events: none;
  }
  > div:last-child a {
    position: relative;
    pointer-events: auto;
  }
  small {
    color: var(--c-muted);
    font-size: var(--t-1);
  }
`

const cover = css`
  width: calc(100% + 2 * var(--s-6));
  max-width: none;
  aspect-ratio: 16 / 6;
  margin: calc(-1 * var(--s-6)) calc(-1 * var(--s-6)) var(--s-2);
  border-bottom: 1px solid var(--c-line);
  border-radius: var(--r-2) var(--r-2) 0 0;
  object-fit: cover;
`
