/** The picture of a post; where it has none, the brand's colours with what is drawn on them, else what the post is about. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import type { PostCard } from '../plugins/blog/types.ts'
import { drawn } from './Cover.styles.ts'

type CoverProps = { post: Pick<PostCard, 'image' | 'tags'>; className?: string; children?: ReactNode }

export function Cover({ post: { image, tags }, className, children }: CoverProps) {
  if (image)
    return <img src={image} alt="" className={className} loading="lazy" decoding="async" width={640} height={360} />
  return (
    <div className={cx(drawn, className)} aria-hidden="true">
      {children ?? <span>{tags[0]?.label}</span>}
    </div>
  )
}
