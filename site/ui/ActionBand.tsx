/** The last word of a page: a coloured panel with one or two buttons. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { Phrases } from './Phrases.tsx'
import { wrap } from './wrap.ts'

type ActionBandProps = { title: string; text: string; children: ReactNode }

export const ActionBand = ({ title, text, children }: ActionBandProps) => (
  <section className={cx(wrap, band)} aria-labelledby="action-title" data-print="no">
    <div>
      <h2 id="action-title">
        <Phrases text={title} />
      </h2>
      <p>
        <Phrases text={text} />
      </p>
      <div>{children}</div>
    </div>
  </section>
)

const band = css`
  padding-block: var(--rhythm);

  [data-ground='plain'] + &,
  & + [data-ground='plain'] {
    padding-top: 0;
  }

  > div {
    position: relative;
    padding: clamp(2.5rem, 1.5rem + 5vw, 5.5rem) clamp(1.25rem, 0.5rem + 4vw, 5rem);
    overflow: hidden;
    border-radius: var(--r-3);
    background: linear-gradient(115deg, var(--c-band-from), var(--c-band-to));
    color: #fff;
    isolation: isolate;
  }
  > div::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background:
      repeating-radial-gradient(circle at 100% 120%, rgb(255 255 255 / 13%) 0 1px, transparent 1px 46px),
      radial-gradient(60% 120% at 100% 100%, rgb(255 255 255 / 14%), transparent);
    content: '';
  }
  h2 {
    max-width: 36rem;
    color: inherit;
    font-size: var(--t-7);
  }
  p {
    max-width: 36rem;
    margin-block: var(--s-4) var(--s-8);
    font-size: var(--t-4);
    text-wrap: balance;
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
  }
  @media (width < 480px) {
    > div > div > * {
      flex: 1 1 auto;
    }
  }
`
