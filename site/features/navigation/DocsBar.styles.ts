/** The bar of the documentation. */
import { css } from '@linaria/core'
import { smallPrint } from '../../../theme/styles/quietText.ts'

export const home = css``

export const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  height: 56px;
  padding-inline: var(--s-2);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-glass);
  backdrop-filter: blur(12px);

  @media (width >= 64em) {
    padding-inline: var(--edge);

    [popovertarget] {
      display: none;
    }
  }
  .${home} {
    margin-inline-end: auto;
    padding-inline: var(--s-2);
  }
  @media (width < 25em) {
    gap: 0;

    .${home} {
      padding-inline: 2px;
    }
    button {
      min-width: 36px;
      padding-inline: var(--s-1);
    }
  }
`

/* The only version. */
export const only = css`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 2px var(--s-3);
  border: 1px solid var(--c-line);
  border-radius: 99px;
  ${smallPrint}
  white-space: nowrap;
`

/* The page itself says which one it is. */
export const version = css`
  @media (width < 27.5em) {
    display: none;
  }
`
