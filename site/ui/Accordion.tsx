/** Titles that open their contents, one at a time; all of it is in the page. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { disclosure } from '../../theme/ui/disclosure.ts'

type AccordionProps = {
  /** Those of one name close each other. */
  name: string
  items: readonly { readonly title: string; readonly content: ReactNode }[]
}

export const Accordion = ({ name, items }: AccordionProps) => (
  <div className={cx(disclosure, list)}>
    {items.map(({ title, content }) => (
      <details key={title} name={name}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <div>{content}</div>
      </details>
    ))}
  </div>
)

const list = css`
  border-top: 1px solid var(--c-line);

  details {
    border-bottom: 1px solid var(--c-line);
    interpolate-size: allow-keywords;
  }
  @media screen {
    details::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size var(--d-2) var(--ease),
        content-visibility var(--d-2) allow-discrete;
    }
    details[open]::details-content {
      block-size: auto;
    }
  }
  summary {
    gap: var(--s-4);
    padding-block: var(--s-5);
  }
  summary h3 {
    font-size: var(--t-4);
  }
  summary:hover h3 {
    color: var(--c-link);
  }
  && summary::after {
    width: 9px;
    height: 9px;
    margin-inline-end: var(--s-2);
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  && [open] > summary::after {
    transform: translateY(3px) rotate(225deg);
  }
  details > div {
    max-width: 46rem;
    padding-bottom: var(--s-6);
    color: var(--c-muted);
  }
  details p + p {
    margin-top: var(--s-3);
  }
`
