/** Rules beside what they do. Narrow, the rules stand above. */
import { css } from '@linaria/core'
import { ends } from './ends.ts'

export const layout = css`
  --split: 190px minmax(0, 1fr);
`

export const ruleList = css`
  display: grid;
  gap: 4px;
  align-content: start;
  padding: 14px 8px;
  border-bottom: 1px solid var(--c-line);

  > :first-child {
    padding: 0 6px 6px;
  }
  @container screen (width >= 560px) {
    border-inline-end: 1px solid var(--c-line);
    border-bottom: 0;
  }
`

export const rule = css`
  ${ends}
  gap: 8px;
  padding: 7px 8px;
  border-radius: 8px;
  font-weight: 600;

  > :first-child {
    display: grid;
    line-height: 18px;
  }
  > :first-child > span {
    font-weight: 400;
  }
`

export const switchLook = css`
  flex: none;
  width: 28px;
  height: 16px;
  padding: 3px;
  border-radius: 99px;
  background: color-mix(in srgb, var(--c-line-strong) 65%, transparent);

  &::before {
    display: block;
    width: 10px;
    height: 10px;
    border-radius: 99px;
    background: var(--c-surface);
    content: '';
  }
`

export const on = css`
  background: var(--c-primary);

  &::before {
    margin-inline-start: auto;
  }
`

export const fields = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 10px;
  margin-block: 10px 16px;
`

export const previews = css`
  display: grid;
  gap: 8px;

  > div:nth-child(3) {
    margin-top: 6px;
  }
  > div > svg {
    width: 14px;
    height: 14px;
    color: var(--c-link);
  }
`

export const sample = css`
  --columns: minmax(36px, 0.4fr) 1fr 1.6fr 1fr;

  > div > span {
    padding-block: 5px;
  }
`

export const covered = css`
  && {
    background: var(--c-tint);
    color: var(--c-link);
  }
`
