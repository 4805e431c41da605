/** A list of steps. With `at`, the steps before it are done. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'

type StepsProps = {
  items: readonly { readonly title: string; readonly content?: ReactNode }[]
  /** Index of the step under way. */
  at?: number
}

export const Steps = ({ items, at }: StepsProps) => (
  <ol className={steps}>
    {items.map(({ title, content }, index) => (
      <li
        key={title}
        aria-current={index === at ? 'step' : undefined}
        className={at !== undefined && index < at ? done : undefined}
      >
        <h3>{title}</h3>
        {content}
      </li>
    ))}
  </ol>
)

const done = css``

const steps = css`
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 var(--s-6) var(--s-12);
    counter-increment: step;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 2px solid var(--c-tint-strong);
    border-radius: 99px;
    background: var(--c-bg);
    color: var(--c-link);
    font: 600 var(--t-2) / 1 var(--font);
    content: counter(step) / '';
  }
  li:not(:last-child)::after {
    position: absolute;
    inset: 36px auto 4px 15px;
    border-inline-start: 2px solid var(--c-tint-strong);
    content: '';
  }
  li.${done}::before {
    border-color: var(--c-primary);
    content: '✓' / '';
  }
  li.${done}::after {
    border-color: var(--c-primary);
  }
  li[aria-current]::before {
    border-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
  h3 {
    font-size: var(--t-4);
    line-height: 32px;
  }
  p {
    margin-top: var(--s-1);
    color: var(--c-muted);
  }
`
