/**
 * Small cards with a drawn icon or a picture (`art`), a title and a sentence: joined by hairlines into one block, or `open`,
 * two beside each other below lines of their own.
 */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { Icon, type IconName } from '../../theme/ui/Icon.tsx'
import { artBox, cards, grid, ofFour, open, withIcon } from './CardGrid.styles.ts'

export type Card = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly more?: ReactNode
  readonly art?: ReactNode
}

export const CardGrid = ({
  items,
  icons = {},
  look = 'block',
}: {
  items: readonly Card[]
  icons?: Readonly<Record<string, IconName>>
  look?: 'block' | 'open'
}) => (
  <ul className={cx(cards, look === 'open' ? open : grid, items.length === 4 && ofFour)}>
    {items.map(({ id, title, text, more, art }) => (
      <li key={id} className={!art && icons[id] ? withIcon : undefined}>
        {art ? <div className={artBox}>{art}</div> : icons[id] && <Icon name={icons[id]} />}
        <h3>{title}</h3>
        <p>{text}</p>
        {more}
      </li>
    ))}
  </ul>
)
