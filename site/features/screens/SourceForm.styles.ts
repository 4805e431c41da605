/** A form. Narrow, the addresses stand below it. */
import { css } from '@linaria/core'
import { ends } from './ends.ts'

export const layout = css`
  --split: minmax(0, 1fr) 196px;
`

export const deployment = css`
  display: grid;
  gap: 4px;
  justify-items: start;

  @container screen (width < 350px) {
    span > span:nth-child(4) {
      display: none;
    }
  }
`

export const name = css`
  && {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`

export const fields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin-block: 14px;

  svg:first-child:not(:last-child) {
    width: 18px;
    height: 18px;
    border-radius: 5px;
  }
`

export const wide = css`
  display: grid;
  grid-column: 1 / -1;
`

export const password = css`
  letter-spacing: 2px;
`

export const result = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding-top: 14px;
  border-top: 1px solid var(--c-line);

  > :nth-last-child(2) {
    display: flex;
    gap: 5px;
    align-items: center;
    background: none;
    font-weight: 600;
  }
  svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
  }
`

export const aside = css`
  display: grid;
  gap: 6px;
  align-content: start;

  > :nth-child(n + 3) {
    ${ends}
    padding: 5px 10px;
    background: var(--c-surface);
  }
  svg {
    width: 13px;
    height: 13px;
    color: var(--c-muted);
  }
`
