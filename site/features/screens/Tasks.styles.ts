/** A list of tasks. Narrow, it leaves out the rate. */
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
  @container screen (width < 350px) {
    > :last-child {
      display: none;
    }
  }
`

export const list = css`
  --columns: minmax(0, 1fr) auto 62px;

  border-top: 1px solid var(--c-line);

  > div > span:first-child {
    padding-inline-start: 14px;
  }
  > div > span:nth-child(n + 3) {
    padding-inline-end: 14px;
    text-align: end;
  }
  @container screen (width >= 560px) {
    --columns: minmax(0, 1fr) 118px 84px 92px;
  }
`

export const titles = css`
  && {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  &:nth-child(3) {
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
    white-space: normal;
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

export const pair = css`
  display: flex;
  flex: none;
  gap: 4px;

  svg {
    width: 26px;
    height: 26px;
    border-radius: 7px;
  }
  @container screen (width < 400px) {
    display: none;
  }
`

/** Below the names of both ends. */
export const stage = css`
  display: flex;
  gap: 10px;
  align-items: center;
  color: var(--c-muted);
  font-size: 11.5px;
  line-height: 17px;
  white-space: nowrap;
`

/** How far a full migration is. */
export const part = css`
  width: 72px;
  height: 4px;
  border-radius: 4px;
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
