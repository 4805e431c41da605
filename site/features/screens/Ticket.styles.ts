/** A ticket. Narrow, its stages stand below its content. */
import { css } from '@linaria/core'

export const summary = css`
  display: grid;
  gap: 4px;
  border-bottom: 1px solid var(--c-line);

  > :first-child {
    flex-wrap: wrap;
  }
  b {
    font-size: 15px;
  }
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  color: var(--c-heading);
  white-space: nowrap;

  > span > span {
    margin-inline-end: 4px;
    color: var(--c-muted);
  }
`

export const layout = css`
  --split: minmax(0, 1fr) 232px;
`

export const statementBox = css`
  margin-block: 8px 16px;
`

export const findings = css`
  display: grid;
  margin-top: 4px;

  > div {
    display: grid;
    grid-template-columns: 48px 72px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    padding-block: 7px;
  }
  > div + div {
    border-top: 1px solid var(--c-line);
  }
  > div > :nth-child(2) {
    justify-self: start;
  }
`

export const stages = css`
  display: grid;
  margin-top: 10px;
`

export const stage = css`
  position: relative;
  display: flex;
  gap: 10px;
  padding-bottom: 12px;

  &:last-child {
    padding-bottom: 0;
  }
  > span {
    position: relative;
    z-index: 1;
  }
  > span:last-child {
    display: grid;
    gap: 2px;
    justify-items: start;
    min-width: 0;
    margin-top: -1px;
  }
  &:not(:last-child)::before {
    position: absolute;
    inset: 16px auto -2px 8px;
    border-inline-start: 2px solid var(--c-line);
    content: '';
  }
  &:nth-child(-n + 3)::before {
    border-color: var(--c-good);
  }
  &:last-child b {
    color: var(--c-muted);
  }
`
