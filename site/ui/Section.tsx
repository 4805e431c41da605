/** A part of a page with its heading; `ground` tells it from its neighbours. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { Phrases } from './Phrases.tsx'
import { wrap } from './wrap.ts'

type SectionProps = {
  /** Anchor; the heading is found by it. */
  id: string
  title: string
  lead?: string | undefined
  ground?: 'plain' | 'sunken'
  /** The lead stands beside a long title instead of below it. */
  split?: boolean
  /** Where to go on, below the lead. */
  more?: ReactNode
  className?: string
  children: ReactNode
}

export const Section = ({ id, title, lead, ground = 'plain', split, more, className, children }: SectionProps) => (
  <section id={id} className={cx(section, className)} data-ground={ground} aria-labelledby={`${id}-title`}>
    <div className={wrap}>
      <header data-split={split ? '' : undefined}>
        <h2 id={`${id}-title`}>
          <Phrases text={title} />
        </h2>
        {lead && (
          <p>
            <Phrases text={lead} />
          </p>
        )}
        {more && <p data-more="">{more}</p>}
      </header>
      {children}
    </div>
  </section>
)

const section = css`
  padding-block: var(--rhythm);

  &[data-ground='sunken'] {
    background: var(--c-sunken);
  }
  /* On one ground the distance between two of them is that of one. */
  &[data-ground='plain'] + &[data-ground='plain'],
  &[data-ground='sunken'] + &[data-ground='sunken'] {
    padding-top: 0;
  }
  > div > header {
    max-width: 44rem;
    margin-bottom: var(--s-10);
  }
  > div > header[data-split] {
    @media (width >= 1000px) {
      display: grid;
      gap: 0 clamp(2rem, 6vw, 6rem);
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      align-items: end;
      max-width: none;
    }
  }
  > div > header h2 {
    font-size: clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem);
  }
  > div > header p {
    margin-top: var(--s-3);
    color: var(--c-muted);
    font-size: var(--t-4);
  }
  > div > header [data-more] {
    font-size: var(--t-3);
  }
  > div > header a {
    font-weight: 600;
  }
`
