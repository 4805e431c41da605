/** A drawn picture. With a `label` it says what it shows, else it is decoration. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'

type PictureProps = {
  size: readonly [width: number, height: number]
  label?: string
  className?: string
  children: ReactNode
}

export const Picture = ({ size, label, className, children }: PictureProps) => (
  <svg
    className={cx(picture, className)}
    viewBox={`0 0 ${size.join(' ')}`}
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </svg>
)

const picture = css`
  width: 100%;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`
