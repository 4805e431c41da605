/** The bar of the documentation. */
import { css } from '@linaria/core'

export const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  height: 56px;
  padding-inline: var(--edge);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-glass);
  backdrop-filter: blur(14px) saturate(1.4);

  @media (width < 26.25em) {
    padding-inline: var(--s-4) var(--s-2);
  }
  @media (width < 22.5em) {
    gap: 0;
  }
`

/* The page itself says which one it is. */
export const version = css`
  @media (width < 27.5em) {
    display: none;
  }
`
