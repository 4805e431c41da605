/** The column of page width all sections share. */
import { css } from '@linaria/core'

export const wrap = css`
  width: 100%;
  max-width: calc(var(--w-page) + 2 * var(--edge));
  margin-inline: auto;
  padding-inline: var(--edge);
`
