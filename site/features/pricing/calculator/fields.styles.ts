/** What stands below the fields, in small. */
import { css } from '@linaria/core'

export const fields = css`
  [data-notes] p {
    color: var(--c-muted);
    font-size: var(--t-2);
  }
`
