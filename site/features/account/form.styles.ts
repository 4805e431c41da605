/** Buttons and messages of the account's forms. */
import { css } from '@linaria/core'

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-6);
`

/** Waits for its script without looking as if it were refused. */
export const submit = css`
  &&:disabled {
    opacity: 1;
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
