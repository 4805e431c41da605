/** Components of one kind, twice: on light ground and on dark. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { attribute, themeAttributes } from '../../../theme/client/behaviour.ts'

type Mode = 'light' | 'dark'
type GroupProps = {
  id: string
  title: string
  modes: Readonly<Record<Mode, string>>
  /** `at` makes ids that stand once in the page. */
  children: (at: Mode) => ReactNode
}

export const Group = ({ id, title, modes, children }: GroupProps) => (
  <section id={id} className={group} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <div>
      {(['light', 'dark'] as const).map((at) => (
        <section key={at} {...attribute(themeAttributes.theme, at)} aria-label={`${title}: ${modes[at]}`}>
          {children(at)}
        </section>
      ))}
    </div>
  </section>
)

/** What is shown beside each other. */
export const Row = ({ ground, children }: { ground?: 'band'; children: ReactNode }) => (
  <div className={cx(row, ground && band)}>{children}</div>
)

const group = css`
  padding-block: var(--s-8);
  scroll-margin-top: var(--bar);

  > h2 {
    margin-bottom: var(--s-5);
  }
  > div {
    display: grid;
    gap: var(--s-5);
    grid-template-columns: repeat(auto-fit, minmax(min(32rem, 100%), 1fr));
  }
  > div > section {
    display: grid;
    gap: var(--s-6);
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-width: 0;
    padding: clamp(1rem, 0.5rem + 2vw, 2rem);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-bg);
    color: var(--c-text);
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
`

const band = css`
  padding: var(--s-4);
  border-radius: var(--r-2);
  background: linear-gradient(115deg, var(--c-band-from), var(--c-band-to));
`
