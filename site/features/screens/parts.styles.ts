/** The looks of what several screens are put together from. */
import { css } from '@linaria/core'

/** A row of parts, each as wide as it needs. */
export const row = css`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  white-space: nowrap;
`

/** What follows stands at the end of the row. */
export const push = css`
  margin-inline-start: auto;
`

export const small = css`
  color: var(--c-muted);
  font-size: 11.5px;
`

/** A heading of a part of the screen. */
export const heading = css`
  display: flex;
  gap: 7px;
  align-items: center;
  color: var(--c-heading);
  font-weight: 600;
  white-space: nowrap;
`

/** The part of a screen with an even edge. */
export const pane = css`
  min-width: 0;
  padding: 14px;
`

/** Only where there is room. */
export const roomy = css`
  @container screen (width < 560px) {
    && {
      display: none;
    }
  }
`

/** Two parts side by side where there is room, as wide as `--split` says. */
export const split = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container screen (width >= 560px) {
    grid-template-columns: var(--split);
  }
`

/** The part at the end of those two. */
export const side = css`
  border-top: 1px solid var(--c-line);
  background: var(--c-sunken);

  @container screen (width >= 560px) {
    border-top: 0;
    border-inline-start: 1px solid var(--c-line);
  }
`

/** A frame around a part of the screen. */
export const framed = css`
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: 8px;
`

export const code = css`
  font-family: var(--font-code);
  font-size: 12px;
  word-spacing: normal;
`

/** What one would press or fill in. */
const control = `
  align-items: center;
  background: var(--c-surface);
  color: var(--c-heading);
  white-space: nowrap;
`

export const button = css`
  display: inline-flex;
  ${control}
  gap: 5px;
  height: 28px;
  padding-inline: 11px;
  font-weight: 600;

  svg {
    width: 14px;
    height: 14px;
  }
`

export const primary = css`
  && {
    border-color: transparent;
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
`

/** Choices side by side, one of them chosen. */
export const segments = css`
  display: inline-flex;
  color: var(--c-muted);
  font-size: 11.5px;
  white-space: nowrap;

  span {
    padding: 4px 6px;
  }
  span + span {
    border-inline-start: 1px solid var(--c-line);
  }
`

/** Lines of a statement with their numbers. */
export const statement = css`
  display: grid;
  padding-block: 10px;
  background: var(--c-code-bg);
  color: var(--c-code-text);
  font: 12px/22px var(--font-code);
  white-space: pre-wrap;
  word-spacing: normal;
  counter-reset: line;

  > span {
    padding-inline: 36px 6px;
    counter-increment: line;
  }
  > span::before {
    float: inline-start;
    width: 16px;
    margin-inline-start: -26px;
    color: var(--c-code-comment);
    text-align: end;
    content: counter(line);
  }
  b {
    color: var(--c-code-keyword);
    font-weight: 600;
  }
  i {
    color: var(--c-code-string);
    font-style: normal;
  }
`

export const matchedLine = css`
  background: var(--c-bad-bg);
  box-shadow: inset 3px 0 var(--c-bad);
`

export const addedLine = css`
  background: var(--c-good-bg);
  box-shadow: inset 3px 0 var(--c-good);
`

/** What a rule says, across the width of its part. */
export const notice = css`
  display: flex;
  gap: 8px;
  align-items: start;
  padding: 8px 14px;
  border-block: 1px solid var(--c-line);

  svg {
    flex: none;
    width: 15px;
    height: 15px;
    margin-top: 2.5px;
  }
  b {
    margin-inline-end: 6px;
    color: inherit;
  }
  span > span {
    color: var(--c-text);
  }
`

/** Rows and cells; `--columns` says how wide they are. */
export const table = css`
  display: grid;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
  }
  > div + div {
    border-top: 1px solid var(--c-line);
  }
  > div > span {
    min-width: 0;
    padding: 6px 12px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    @container screen (width < 400px) {
      padding-inline: 7px;
    }
  }
  > :first-child {
    background: var(--c-sunken);
    color: var(--c-muted);
    font-size: 11.5px;
    font-weight: 600;
  }
`

export const field = css`
  display: grid;
  gap: 4px;
  min-width: 0;
`

export const box = css`
  display: flex;
  ${control}
  gap: 7px;
  height: 32px;
  padding-inline: 10px;

  @container screen (width < 400px) {
    padding-inline: 8px;

    svg:last-child {
      display: none;
    }
  }
  svg:last-child {
    width: 13px;
    height: 13px;
    margin-inline-start: auto;
    color: var(--c-muted);
    rotate: 90deg;
  }
`
