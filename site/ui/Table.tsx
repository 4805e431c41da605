/**
 * The frame of a real table. Where it is wide enough the head sticks to the page; below, the table scrolls in a box of its
 * own, both ways, and the edges of the box show that there is more. A table without a class gets a plain look.
 */
import type { ReactNode } from 'react'
import { Icon } from '../../theme/ui/Icon.tsx'
import { frame } from './Table.styles.ts'

type TableProps = {
  label: string
  /** `Scroll to see all columns`; left out where all of them fit. */
  hint?: string | undefined
  /** A `<table>`. */
  children: ReactNode
}

export const Table = ({ label, hint, children }: TableProps) => (
  <div className={frame}>
    {hint && (
      <p aria-hidden="true">
        {hint}
        <Icon name="arrow" />
      </p>
    )}
    {/* Focusable: otherwise nobody could scroll it by keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <section aria-label={label} tabIndex={0}>
      {children}
    </section>
  </div>
)
