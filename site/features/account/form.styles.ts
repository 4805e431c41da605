/** Buttons and messages of the account's forms. */
import { css } from '@linaria/core'

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-6);
`

export const submit = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-3);
  min-height: 50px;
  border-radius: var(--r-1);
  background: var(--c-primary);
  color: var(--c-on-primary);
  font-weight: 600;
  transition: background var(--d-1);

  &:hover {
    background: var(--c-primary-strong);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`

export const alert = css`
  display: flex;
  align-items: flex-start;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-1);
  background: var(--c-bad-bg);
  color: var(--c-bad);
  font-size: var(--t-2);
  overflow-wrap: anywhere;

  svg {
    margin-top: 0.1em;
  }
  &[data-good] {
    background: var(--c-good-bg);
    color: var(--c-good);
  }
`

/** Two ways to log in, as a switch. */
export const switcher = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  padding: 4px;
  border-radius: calc(var(--r-1) + 4px);
  background: var(--c-sunken);

  button {
    min-height: 40px;
    padding-inline: var(--s-2);
    border-radius: var(--r-1);
    color: var(--c-muted);
    font-size: var(--t-2);
    font-weight: 600;
  }
  button:not([aria-selected='true']):hover {
    color: var(--c-heading);
  }
  [aria-selected='true'] {
    background: var(--c-surface);
    box-shadow: var(--shadow-1);
    color: var(--c-link);
  }
`

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);
  justify-content: center;
  margin-top: var(--s-5);
  color: var(--c-muted);
  font-size: var(--t-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    font-weight: 600;
  }
`
