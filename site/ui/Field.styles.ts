/** A labelled input: the frame has what is in it and beside it, such as a button. */
import { css } from '@linaria/core'

export const cornerLink = css`
  justify-self: end;

  /* Into the room above the line. */
  a {
    display: inline-block;
    margin-block: calc((1lh - var(--tap)) / 2);
    padding-block: calc((var(--tap) - 1lh) / 2);
  }
`

export const problemText = css`
  color: var(--c-bad);
  font-size: var(--t-2);
`

export const note = css`
  color: var(--c-good);
  font-size: var(--t-2);
`

export const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  min-width: 0;

  > :is(label, .${cornerLink}) {
    grid-area: 1 / 1;
    font-size: var(--t-2);
  }
  > label {
    color: var(--c-heading);
    font-weight: 600;
  }
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    padding: 0 var(--s-4);
    border: 0;
    border-radius: inherit;
    outline: 0;
    background: none;
    color: var(--c-heading);
    font-size: 1rem;
  }
  input:-webkit-autofill {
    -webkit-text-fill-color: var(--c-heading);
    box-shadow: inset 0 0 0 99px var(--c-tint);
  }
  :is(.${problemText}, .${note}):empty {
    display: none;
  }
`

export const frame = css`
  display: flex;
  align-items: stretch;

  &:has(input:focus-visible) {
    border-color: var(--c-focus);
    outline: 2px solid var(--c-focus);
    outline-offset: 1px;
  }
`

export const revealButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 46px;
  border-radius: var(--r-1);
  color: var(--c-muted);

  &:hover,
  &[aria-pressed='true'] {
    color: var(--c-link);
  }
`

export const aside = css`
  flex: none;
  min-width: 6.5rem;
  margin: 3px;
  padding-inline: var(--s-3);
  border-radius: 5px;
  background: var(--c-tint);
  color: var(--c-link);
  font-size: var(--t-2);
  font-variant-numeric: tabular-nums;
  font-weight: 600;

  &:hover {
    background: var(--c-tint-strong);
    color: var(--c-link-strong);
  }
  &[aria-disabled='true'] {
    background: var(--c-sunken);
    color: var(--c-muted);
    cursor: default;
  }
`
