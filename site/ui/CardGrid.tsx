/**
 * Small cards with a drawn icon or a picture (`art`), a title and a sentence: joined by hairlines into one block, or `open`,
 * two beside each other below lines of their own.
 */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { Icon, type IconName } from './Icon.tsx'
import { iconSpot } from './iconSpot.ts'

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
  <ul className={cx(cards, look === 'open' ? open : grid)}>
    {items.map(({ id, title, text, more, art }) => (
      <li key={id}>
        {art ? <div className={artBox}>{art}</div> : icons[id] && <Icon name={icons[id]} />}
        <h3>{title}</h3>
        <p>{text}</p>
        {more}
      </li>
    ))}
  </ul>
)

const cards = css`
  > li > svg {
    ${iconSpot}
    width: 22px;
    max-width: none;
    height: 22px;
    padding: 11px;
    border-radius: 12px;
  }
  h3 {
    margin-bottom: var(--s-2);
  }
  p {
    color: var(--c-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    margin-top: var(--s-4);
    font-weight: 600;
  }
`

const open = css`
  display: grid;
  column-gap: clamp(2rem, 6vw, 5.5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));

  li {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    column-gap: var(--s-5);
    padding-block: var(--s-6);
    border-top: 1px solid var(--c-line);
  }
  > li > svg {
    grid-row: span 2;
  }
`

const grid = css`
  display: grid;
  gap: 1px;
  grid-template-columns: repeat(auto-fit, minmax(max(min(17rem, 100%), 30%), 1fr));
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-line);

  /* Four leave a hole in rows of three. */
  &:has(> :nth-child(4):last-child) {
    @media (width >= 700px) {
      grid-template-columns: 1fr 1fr;
    }
    @media (width >= 1180px) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  li {
    padding: clamp(1.5rem, 1rem + 1.6vw, 2.25rem);
    background: var(--c-surface);
    transition: background var(--d-2);
  }
  li:hover {
    background: color-mix(in srgb, var(--c-tint) 45%, var(--c-surface));
  }
  @media (width >= 600px) {
    > li > svg {
      margin-bottom: var(--s-5);
    }
  }
  @media (width < 600px) {
    li:has(> svg) {
      display: grid;
      grid-template: auto 1fr / auto 1fr;
      column-gap: var(--s-4);
      padding: var(--s-5);
    }
    > li > svg {
      grid-row: span 2;
    }
    li:has(> svg) > * {
      grid-column: 2;
    }
    li > svg {
      grid-column: 1;
    }
  }
`

const artBox = css`
  margin-bottom: var(--s-5);
`
