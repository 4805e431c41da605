/** What a post of ours chose to show on its cover. */
import type { PostCard } from '../../../plugins/blog/types.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { markOf } from '../../marks/markOf.ts'
import { Screen } from '../screens/Screen.tsx'
import { marks, screen } from './coverArt.styles.ts'
import type { CoverArt } from './covers.ts'

export const coverArt = ({ cover }: Pick<PostCard, 'cover'>) => (cover ? <Art cover={cover as CoverArt} /> : undefined)

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
