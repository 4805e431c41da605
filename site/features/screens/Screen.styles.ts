/** The window around a screen. What is in it measures itself by the width of the figure. */
import { css } from '@linaria/core'
import { raised } from '../../../theme/ui/raised.ts'
import { strip } from './strip.ts'

export const figure = css`
  container: screen / inline-size;
  width: 100%;
  min-width: 0;
`

export const windowFrame = css`
  overflow: hidden;
  ${raised}
  color: var(--c-text);
  font: 400 12.5px/20px var(--font);
  text-align: start;
  user-select: none;

  :where(b) {
    color: var(--c-heading);
    font-weight: 600;
  }
`

export const bar = css`
  ${strip}
  gap: 6px;
  height: 38px;
  border-bottom: 1px solid var(--c-line);

  i {
    width: 9px;
    height: 9px;
    border-radius: 99px;
    background: color-mix(in srgb, var(--c-line-strong) 40%, transparent);
  }
`

export const crumb = css`
  display: flex;
  margin-inline-start: 10px;
  color: var(--c-muted);
  white-space: nowrap;

  b::before {
    margin-inline: 8px;
    color: var(--c-line-strong);
    font-weight: 400;
    content: '/';
  }
`

export const body = css`
  --split: 45px minmax(0, 1fr);
`

export const rail = css`
  display: grid;
  gap: 6px;
  align-content: start;
  justify-items: center;
  padding-block: 10px;
  border-inline-end: 1px solid var(--c-line);
  background: var(--c-sunken);
  color: var(--c-muted);

  svg {
    box-sizing: content-box;
    width: 16px;
    height: 16px;
    padding: 7px;
    border-radius: 8px;
  }
`
