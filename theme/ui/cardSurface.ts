/** Frame and ground of a card. */
import { css } from '@linaria/core'

export const cardSurface = css`
  position: relative;
  padding: var(--s-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  transition:
    border-color var(--d-2),
    box-shadow var(--d-2);
`
