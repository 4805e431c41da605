/** The picture of a post; where it has none, what it chose to show, else the brand's colours and what the post is about. */
import { cx } from '@linaria/core'
import type { PostCard } from '../../../plugins/blog/types.ts'
import { markOf } from '../../marks/markOf.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Screen } from '../screens/Screen.tsx'
import { drawn, marks, screen } from './Cover.styles.ts'
import type { CoverArt } from './covers.ts'

type CoverProps = { post: Pick<PostCard, 'image' | 'tags' | 'cover'>; className?: string }

export function Cover({ post: { image, tags, cover }, className }: CoverProps) {
  if (image)
    return <img src={image} alt="" className={className} loading="lazy" decoding="async" width={640} height={360} />
  return (
    <div className={cx(drawn, className)} aria-hidden="true">
      {cover ? <Art cover={cover as CoverArt} /> : <span>{tags[0]?.label}</span>}
    </div>
  )
}

function Art({ cover }: { cover: CoverArt }) {
  if ('screen' in cover)
    return (
      <div className={screen}>
        <Screen name={cover.screen} />
      </div>
    )
  return (
    <div className={marks}>
      <Logo name={cover.from} />
      <Icon name="arrow" />
      <Logo name={cover.to} />
    </div>
  )
}

const Logo = ({ name }: { name: string }) => (
  <svg>
    <use href={markOf({ mark: name, category: 'database' })} />
  </svg>
)
