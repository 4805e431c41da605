/** A button. A busy one says so, keeps its width in view and does nothing; what it does is its owner's business. */
import type { ButtonHTMLAttributes } from 'react'
import { cx } from '@linaria/core'
import { button, looks, small, type ButtonLook } from '../../theme/ui/button.ts'
import { Spinner } from './Spinner.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  size?: 'small'
  isBusy?: boolean
}

export const Button = ({
  look = 'primary',
  size,
  isBusy,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- it is one of the three.
    type={type}
    className={cx(button, looks[look], size && small, className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || rest['aria-disabled'] || undefined}
  >
    {isBusy && <Spinner />}
    {children}
  </button>
)
