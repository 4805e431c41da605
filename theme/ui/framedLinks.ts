/** Links side by side, each in a frame; the one that is chosen is filled. */
import { css } from '@linaria/core'

export const framedLinks = css`
  &:where(ul),
  > :where(ul) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  a {
    border: 1px solid var(--c-line);
  }
  a:hover {
    border-color: var(--c-primary);
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
`
