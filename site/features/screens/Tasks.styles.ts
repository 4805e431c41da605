/** A list of tasks. Narrow, it leaves out the stage and the rate. */
import { css } from '@linaria/core'

export const toolbar = css`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 10px 14px;
`

export const filters = css`
  display: flex;
  gap: 4px;
  overflow: hidden;
  color: var(--c-muted);
  white-space: nowrap;

  > * {
    padding: 3px 9px;
    border-radius: 99px;
  }
  > b {
    background: var(--c-tint);
    color: var(--c-link);
  }
`

export const list = css`
  --columns: minmax(0, 1fr) auto 62px;

  border-top: 1px solid var(--c-line);

  > div {
    min-height: 44px;
  }
  > :first-child {
    min-height: 32px;
  }
  > div > span:nth-child(even):not(:nth-child(4)),
  > div > span:nth-child(5) {
    display: none;
  }
  > div > span:first-child {
    padding-inline-start: 14px;
  }
  > div > span:nth-child(n + 4) {
    padding-inline-end: 14px;
    text-align: end;
  }
  @container screen (width >= 560px) {
    --columns: minmax(0, 1fr) 104px 100px 62px 76px;

    > div > span:nth-child(n) {
      display: revert;
    }
  }
`

export const headline = css``

export const titles = css`
  && {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  &:nth-child(4) {
    justify-content: end;
  }
`

export const endpoints = css`
  && {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  b {
    font-weight: 600;
  }
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child svg {
    display: inline;
    width: 11px;
    height: 11px;
    margin-inline: 2px;
    color: var(--c-muted);
    vertical-align: -1px;
  }
`

/** Two tiles, the second half over the first. */
export const pair = css`
  display: flex;
  flex: none;

  svg {
    width: 24px;
    height: 24px;
    border-radius: 7px;
    box-shadow: 0 0 0 2px var(--c-surface);
  }
  svg + svg {
    margin-inline-start: -5px;
  }
  @container screen (width < 400px) {
    display: none;
  }
`

export const stage = css`
  position: relative;
  color: var(--c-text);
`

/** How far a full load is. */
export const part = css`
  position: absolute;
  inset: auto 12px 1px;
  height: 3px;
  border-radius: 3px;
  background: linear-gradient(90deg, var(--c-primary) 72%, var(--c-tint-strong) 0);
`

export const figure = css`
  && {
    color: var(--c-heading);
    font-size: 12.5px;
  }
  svg {
    display: inline;
    width: 15px;
    height: 15px;
    vertical-align: -3px;
  }
`

export const late = css`
  && {
    color: var(--c-bad);
  }
`

export const quiet = css`
  && {
    color: var(--c-muted);
  }
`
