/** A caption, and numbers with what they point at. */
import { css } from '@linaria/core'
import { quietText } from '../../../theme/styles/quietText.ts'

/** Says nothing where what it points at is not drawn. */
export const roomyEntry = css`
  @container screen (width < 560px) {
    &&& {
      display: none;
    }
  }
`

/** As large as a line of the text beside it. */
export const marker = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 19px;
  height: 19px;
  border-radius: 99px;
  background: var(--c-primary);
  color: var(--c-on-primary);
  font: 700 11px/1 var(--font);
  font-variant-numeric: tabular-nums;
`

export const caption = css`
  margin-top: var(--s-3);
  ${quietText}
`

export const legendList = css`
  && {
    display: grid;
    gap: var(--s-2) var(--s-6);
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    margin-top: var(--s-4);
    padding: 0;
    list-style: none;
    text-align: start;
  }
  && > li {
    display: flex;
    gap: var(--s-3);
    align-items: baseline;
    margin: 0;
  }
`
