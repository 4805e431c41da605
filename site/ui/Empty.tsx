/** Shown where there is nothing to list: what that means, and what to do instead. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon, type IconName } from '../../theme/ui/Icon.tsx'
import { iconSpot } from './iconSpot.ts'

type EmptyProps = { icon?: IconName; title: string; text?: string; children?: ReactNode }

export const Empty = ({ icon = 'search', title, text, children }: EmptyProps) => (
  <div className={empty}>
    <Icon name={icon} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)

const empty = css`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-16) var(--s-5);
  border: 1px dashed var(--c-line-strong);
  border-radius: var(--r-3);
  text-align: center;

  > svg {
    ${iconSpot}
    width: 24px;
    height: 24px;
    padding: 14px;
    border-radius: 99px;
  }
  h2 {
    font-size: var(--t-5);
  }
  p {
    max-width: 32rem;
    color: var(--c-muted);
  }
  > a {
    font-weight: 600;
  }
`
