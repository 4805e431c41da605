/** Questions and answers, one open at a time; all of it is in the page. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Section } from '../../ui/Section.tsx'

type FaqProps = {
  id?: string
  title: string
  lead?: string
  items: readonly { readonly question: string; readonly answer: ReactNode }[]
  ground?: 'plain' | 'sunken'
}

export const Faq = ({ id = 'faq', title, lead, items, ground = 'plain' }: FaqProps) => (
  <Section id={id} title={title} lead={lead} ground={ground} className={list}>
    <div data-questions="">
      {items.map(({ question, answer }) => (
        <details key={question} name={id}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  </Section>
)

const list = css`
  [data-questions] {
    border-top: 1px solid var(--c-line);
  }
  details {
    border-bottom: 1px solid var(--c-line);
    interpolate-size: allow-keywords;
  }
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
  summary {
    display: flex;
    gap: var(--s-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--s-5);
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary h3 {
    font-size: var(--t-4);
  }
  summary:hover h3 {
    color: var(--c-link);
  }
  summary::after {
    flex: none;
    width: 9px;
    height: 9px;
    margin-inline-end: var(--s-2);
    border: solid var(--c-muted);
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
    transition: transform var(--d-2);
    content: '';
  }
  [open] > summary::after {
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

  @media (width >= 1000px) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      gap: var(--s-16);
    }
  }
`
