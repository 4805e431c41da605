/**
 * The frame of a real table. Where it is wide enough the head stays in view while the page scrolls; below, the table scrolls
 * sideways in its frame, whose edges show that there is more.
 */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon } from './Icon.tsx'

type TableProps = {
  label: string
  /** `Scroll to see all columns`. */
  hint: string
  /** A `<table>`. */
  children: ReactNode
}

export const Table = ({ label, hint, children }: TableProps) => (
  <div className={frame}>
    <p aria-hidden="true">
      {hint}
      <Icon name="arrow" />
    </p>
    {/* Focusable: otherwise nobody could scroll it by keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <section aria-label={label} tabIndex={0}>
      {children}
    </section>
  </div>
)

const frame = css`
  container-type: inline-size;

  > p {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    margin-bottom: var(--s-3);
    color: var(--c-muted);
    font-size: var(--t-2);
  }
  > section {
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background:
      linear-gradient(90deg, var(--c-surface) 30%, transparent) 0 0 / 40px 100% no-repeat local,
      linear-gradient(-90deg, var(--c-surface) 30%, transparent) 100% 0 / 40px 100% no-repeat local,
      radial-gradient(farthest-side at 0 50%, rgb(15 30 50 / 22%), transparent) 0 0 / 12px 100% no-repeat scroll,
      radial-gradient(farthest-side at 100% 50%, rgb(15 30 50 / 22%), transparent) 100% 0 / 12px 100% no-repeat scroll,
      var(--c-surface);
  }
  table {
    width: 100%;
    min-width: 44rem;
    border-collapse: collapse;
    font-size: var(--t-2);
  }
  :is(th, td) {
    padding: var(--s-4) var(--s-5);
    border-bottom: 1px solid var(--c-line);
    text-align: start;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  th {
    color: var(--c-heading);
    font-weight: 600;
  }
  tbody tr:hover > * {
    background: color-mix(in srgb, var(--c-tint) 40%, transparent);
  }

  @container (width < 44rem) {
    > section {
      overflow-x: auto;
      overscroll-behavior-x: contain;
    }
  }
  @container (width >= 44rem) {
    > p {
      display: none;
    }
    thead th {
      position: sticky;
      top: var(--bar);
      background: var(--c-sunken);
    }
    thead th:first-child {
      border-start-start-radius: var(--r-2);
    }
    thead th:last-child {
      border-start-end-radius: var(--r-2);
    }
  }
`
