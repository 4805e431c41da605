/** Small cards with a drawn icon or a picture (`art`), a title and a sentence; joined by hairlines into one block. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon, type IconName } from './Icon.tsx'

type Card = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly more?: ReactNode
  readonly art?: ReactNode
}

export const CardGrid = ({
  items,
  icons = {},
}: {
  items: readonly Card[]
  icons?: Readonly<Record<string, IconName>>
}) => (
  <ul className={grid}>
    {items.map(({ id, title, text, more, art }) => (
      <li key={id}>
        {art ? <div data-art="">{art}</div> : icons[id] && <Icon name={icons[id]} />}
        <h3>{title}</h3>
        <p>{text}</p>
        {more}
      </li>
    ))}
  </ul>
)

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
  > li > svg {
    box-sizing: content-box;
    width: 22px;
    height: 22px;
    margin-bottom: var(--s-5);
    padding: 11px;
    border-radius: 12px;
    background: var(--c-tint);
    color: var(--c-link);
  }
  [data-art] {
    margin-bottom: var(--s-5);
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
