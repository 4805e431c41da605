/** A drawing made of markup: a sentence says what it shows, its parts are decoration. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'

export const Mockup = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div role="img" aria-label={label}>
    <div className={cx(mockup, className)} aria-hidden="true">
      {children}
    </div>
  </div>
)

const mockup = css`
  margin-inline: auto;
`
