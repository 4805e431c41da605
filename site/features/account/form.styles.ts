/** The account's forms: rows, the button and what is said below them. */
import { css } from '@linaria/core'
import { formAttributes } from '../../client/behaviour.ts'

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-6);

  /* Places for what may have to be said take no room before. */
  > :is([${formAttributes.failure}], output):empty {
    position: absolute;
  }
  [type='submit'] > span {
    display: flex;
    gap: var(--s-2);
    align-items: center;
  }
  [hidden] {
    display: none;
  }
  /* It waits for its script without looking as if it were refused. */
  &:not([${formAttributes.hydrated}]) [type='submit']:disabled {
    opacity: 1;
  }
`

/** Around fields that nobody can use; it takes no part in how they are laid out. */
export const idle = css`
  display: contents;

  > * {
    opacity: 0.5;
  }
`

/** What is above and in the tabs of the login. */
export const methods = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
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
`

/** Said where the code of an island could not be fetched. */
export const unloaded = css`
  display: none;

  site-island[data-failed] & {
    display: block;
  }
`

export const good = css`
  background: var(--c-good-bg);
  color: var(--c-good);
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
