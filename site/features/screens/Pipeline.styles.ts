/** Flows below the change they carry. Narrow, the stages of a flow stand below its name. */
import { css } from '@linaria/core'
import { ends } from './ends.ts'

export const changeBox = css`
  margin-top: 10px;

  > :last-child {
    padding-block: 6px;
  }
`

export const fileLine = css`
  ${ends}
  gap: 10px;
  padding: 6px 12px;
  border-bottom: 1px solid var(--c-line);
  white-space: nowrap;

  > :nth-last-child(2) {
    margin-inline-end: auto;
  }
`

export const flows = css`
  display: grid;
  margin-top: 6px;
`

export const flow = css`
  --split: 186px minmax(0, 1fr);

  gap: 8px 14px;
  align-items: center;
  padding-block: 12px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`

export const flowHead = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  justify-content: space-between;

  @container screen (width >= 560px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const way = css`
  && {
    display: flex;
    gap: 5px;
    align-items: center;
    color: var(--c-muted);
    font-size: 11.5px;
    white-space: nowrap;
  }
  svg {
    width: 11px;
    height: 11px;
  }
`

export const stages = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);

  > span {
    position: relative;
    display: grid;
    gap: 3px;
    justify-items: center;
    font-size: 11.5px;
    line-height: 16px;
    white-space: nowrap;
  }
  > span > span {
    position: relative;
    z-index: 1;
  }
  > span + span::before {
    position: absolute;
    inset: 8px 50% auto -50%;
    border-top: 2px solid var(--c-line);
    content: '';
  }
`

/** Green up to the next stage. */
export const passed = css`
  && + span::before {
    border-color: var(--c-good);
  }
`

export const skipped = css`
  && {
    color: var(--c-muted);
  }
  && + span::before {
    border-color: var(--c-good);
  }
`

export const options = css`
  display: flex;
  flex-basis: 100%;
  gap: 7px;
  align-items: center;
  color: var(--c-muted);
  font-size: 11.5px;
`

export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-top: 10px;
  border-top: 1px solid var(--c-line);
  color: var(--c-muted);
  font-size: 11.5px;

  > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  > span > span {
    scale: 0.7;
  }
`
