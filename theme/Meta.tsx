/** A line of small facts below a title; empty entries are left out. */
import { Children, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { quietText } from './styles/quietText.ts'

export function Meta({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children)
  return facts.length ? (
    <ul className={line}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  ) : null
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s-1) var(--s-5);
  ${quietText}
  /* The dot before a fact that begins a line would stand outside. */
  overflow: clip;
  overflow-clip-margin: 5px;

  li + li::before {
    margin-inline-start: calc(var(--s-5) / -2 - 2px);
    margin-inline-end: calc(var(--s-5) / 2 - 2px);
    content: '·' / '';
  }
  @media print {
    li:has(> [data-print='no']) {
      display: none;
    }
  }
`
