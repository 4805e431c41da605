/** A link below a section, to more of the same. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { besideIcon } from '../../theme/ui/besideIcon.ts'
import { Icon } from '../../theme/ui/Icon.tsx'

type MoreLinkProps = {
  href: string
  /** What it is about, for who hears the link alone. */
  about?: string
  children: ReactNode
}

export const MoreLink = ({ href, about, children }: MoreLinkProps) => (
  <a className={more} href={href}>
    {children}
    {about && <span className="visually-hidden">{about}</span>}
    <Icon name="arrow" />
  </a>
)

const more = css`
  ${besideIcon}
  min-height: var(--tap);
  margin-top: var(--s-6);
  font-weight: 600;

  svg {
    transition: transform var(--d-2);
  }
  &:hover svg {
    transform: translateX(4px);
  }
`
