/** Where a section leads on, below what it shows. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon } from './Icon.tsx'

export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={more} href={href}>
    {children}
    <Icon name="arrow" />
  </a>
)

const more = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 24px;
  margin-top: var(--s-6);
  font-weight: 600;
`
