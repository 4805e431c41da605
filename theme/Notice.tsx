/** One sentence about the page itself, above its text. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'

export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={notice} role="note">
    {children}
  </p>
)

const notice = css`
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px solid color-mix(in srgb, var(--c-warn) 30%, transparent);
  border-radius: var(--r-1);
  background: var(--c-warn-bg);
  color: var(--c-text);
  font-size: var(--t-2);
`
