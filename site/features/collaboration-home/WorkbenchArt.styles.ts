/** A window with a statement and its result, and the steps beside it. */
import { css } from '@linaria/core'
import { smallPrint } from '../../theme/quietText.ts'

export const art = css`
  position: relative;
  max-width: 38rem;
  padding: var(--s-12) 0 var(--s-10);
  font-size: var(--t-2);

  b {
    color: var(--c-code-keyword);
    font-weight: 600;
  }
  s {
    color: var(--c-code-string);
    text-decoration: none;
  }
  small {
    display: block;
    ${smallPrint}
    font-weight: 400;
  }
`

export const windowFrame = css`
  overflow: hidden;
  border-radius: var(--r-2);
`

export const titleBar = css`
  display: flex;
  gap: 6px;
  align-items: center;
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-sunken);
  ${smallPrint}

  i {
    width: 10px;
    height: 10px;
    border-radius: 99px;
    background: var(--c-line);
  }
  span {
    margin-inline-start: var(--s-3);
    font-family: var(--font-code);
  }
`

export const statement = css`
  display: block;
  padding: var(--s-5) var(--s-5) var(--s-6);
  color: var(--c-code-text);
  line-height: 1.9;
`

export const resultGrid = css`
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1.6fr) minmax(max-content, 1.2fr);
  border-top: 1px solid var(--c-line);
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    padding: 9px clamp(0.5rem, 3vw, 1.25rem);
    white-space: nowrap;
    border-bottom: 1px solid var(--c-line);
  }
  > :nth-child(3n + 2) {
    background: var(--c-tint);
    color: var(--c-link);
    font-weight: 600;
  }
  > :nth-child(3n) {
    justify-content: end;
  }
  > :nth-child(-n + 3) {
    background: var(--c-sunken);
    color: var(--c-heading);
    font-weight: 600;
  }
`

export const footLine = css`
  justify-content: end;
  padding: var(--s-4) var(--s-5);
  font-size: var(--t-1);
`

export const step = css`
  --spot-round: 10px;

  position: absolute;
  line-height: 1.35;
`

export const checkStep = css`
  top: 0;
  right: clamp(-24px, -1vw, 0px);
`

export const userStep = css`
  bottom: 0;
  left: clamp(-24px, -1vw, 0px);
`
