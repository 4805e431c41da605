/** The query console. Narrow, it shows the statement and its result. */
import { css } from '@linaria/core'
import { strip } from './strip.ts'

export const layout = css`
  --split: 168px minmax(0, 1fr);
`

export const objects = css`
  display: grid;
  align-content: start;
  border-inline-end: 1px solid var(--c-line);
`

export const tree = css`
  display: grid;
  padding: 8px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
  > span {
    display: flex;
    gap: 5px;
    align-items: center;
    min-height: 26px;
    padding-inline: 8px;
    border-radius: 6px;
  }
  svg {
    width: 11px;
    height: 11px;
    rotate: 90deg;
    color: var(--c-muted);
  }
`

export const deep = css`
  && {
    margin-inline-start: 14px;
  }
`

export const deeper = css`
  && {
    margin-inline-start: 32px;
  }
`

export const column = css`
  && {
    gap: 8px;
    min-height: 23px;
    color: var(--c-muted);
    font-size: 12px;
  }
  &::before {
    width: 5px;
    height: 5px;
    border-radius: 2px;
    background: var(--c-line-strong);
    content: '';
  }
`

export const searchBox = css`
  && {
    justify-content: space-between;
    margin-bottom: 4px;
    border: 1px solid var(--c-line);
    color: var(--c-heading);
    font-weight: 600;
  }
  && svg {
    rotate: none;
  }
`

export const toolbar = css`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 8px 14px;
  border-bottom: 1px solid var(--c-line);
`

export const tabs = css`
  && {
    display: flex;
    gap: 18px;
    align-items: center;
    height: 34px;
    padding: 0 14px;
    color: var(--c-muted);
  }
  b {
    display: grid;
    align-items: center;
    align-self: stretch;
    box-shadow: inset 0 -2px var(--c-primary);
  }
`

/** A line within its table, where one is masked. */
export const result = css`
  --columns: minmax(44px, 0.6fr) 1fr 1.5fr 1.1fr;

  border-top: 1px solid var(--c-line);

  > div > :last-child {
    text-align: end;
  }
  svg {
    width: 13px;
    height: 13px;
    color: var(--c-link);
  }
`

export const maskedCell = css`
  && {
    align-self: stretch;
    background: var(--c-tint);
    color: var(--c-link);
  }
`

export const foot = css`
  ${strip}
  gap: 14px;
  height: 36px;
  border-top: 1px solid var(--c-line);
  color: var(--c-muted);
  font-size: 11.5px;

  svg {
    width: 13px;
    height: 13px;
    color: var(--c-good);
  }
  > span {
    gap: 5px;
  }
  /* Beside the tables, all of it needs more room than other parts. */
  > :not(:last-child) {
    @container screen (width < 620px) {
      display: none;
    }
  }
`

/** As high as a result would be. */
export const refusal = css`
  min-height: 150px;
  padding: 14px;

  > div {
    padding-block: 12px;
    border-color: color-mix(in srgb, var(--c-bad) 30%, transparent);
  }
`
