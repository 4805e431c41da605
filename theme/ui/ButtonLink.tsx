/** A link that looks like a button. */
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { cx } from '@linaria/core'
import { button, looks, type ButtonLook } from './button.ts'

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { children: ReactNode; look?: ButtonLook }

export const ButtonLink = ({ look = 'primary', className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={cx(button, looks[look], className)}>
    {children}
  </a>
)
