/** A surface with a title. With an address, all of it is the link, and its text can still be selected. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { cardSurface } from '../../theme/ui/cardSurface.ts'

type CardProps = {
  title: string
  href?: string
  heading?: 'h2' | 'h3'
  /** A drawing above the title. */
  art?: ReactNode
  className?: string
  children?: ReactNode
}

export const Card = ({ title, href, heading: Heading = 'h3', art, className, children }: CardProps) => (
  <article className={cx(cardSurface, card, href && linked, className)}>
    {art}
    <Heading>
      {href ? (
        <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
          {title}
        </a>
      ) : (
        title
      )}
    </Heading>
    {children}
  </article>
)

const card = css`
  display: grid;
  gap: var(--s-2);
  align-content: start;

  :is(h2, h3) {
    font-size: var(--t-5);
  }
  p {
    color: var(--c-muted);
  }
  :is(h2, h3) a {
    color: inherit;
  }
  :is(h2, h3) a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  :is(h2, h3) a:focus-visible {
    outline: 0;
  }
  &:has(:is(h2, h3) a:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`

const linked = css`
  &:is(:hover, :focus-within) {
    border-color: var(--c-tint-strong);
    box-shadow: var(--shadow-2);
  }
  &:hover :is(h2, h3) a {
    color: var(--c-link);
    text-decoration: none;
  }
`
