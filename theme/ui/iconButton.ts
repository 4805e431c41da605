/** Look of the small icon buttons and links in bars. */
import { css } from '@linaria/core'
import { besideIcon } from './besideIcon.ts'

export const iconButton = css`
  ${besideIcon}
  justify-content: center;
  min-width: 40px;
  height: 40px;
  padding-inline: var(--s-2);
  border-radius: var(--r-1);
  color: var(--c-text);
  font-size: var(--t-2);
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    background: var(--c-sunken);
    color: var(--c-heading);
    text-decoration: none;
  }
`
