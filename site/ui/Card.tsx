/** A surface with a title. With an address, all of it is the link, and its text can still be selected. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'

type CardProps = { title: string; href?: string; children?: ReactNode }

export const Card = ({ title, href, children }: CardProps) => (
  <article className={card} data-link={href ? '' : undefined}>
    <h3>{href ? <a href={href}>{title}</a> : title}</h3>
    {children}
  </article>
)

const card = css`
  position: relative;
  display: grid;
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  transition:
    border-color var(--d-2),
    box-shadow var(--d-2);

  h3 {
    font-size: var(--t-5);
  }
  p {
    color: var(--c-muted);
  }
  &[data-link]:is(:hover, :focus-within) {
    border-color: var(--c-primary);
    box-shadow: var(--shadow-1);
  }
  h3 a {
    color: inherit;
  }
  &[data-link]:hover h3 a {
    color: var(--c-link);
    text-decoration: none;
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  h3 a:focus-visible {
    outline: 0;
  }
  &:has(h3 a:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`
