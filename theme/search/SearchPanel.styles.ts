/** The field, and the messages below it. */
import { css } from '@linaria/core'
import { searchAttributes } from '../client/behaviour.ts'
import { quietText, smallPrint } from '../styles/quietText.ts'

export const quiet = css``

export const more = css``

export const panel = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  form {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--s-3);
    padding-inline: var(--s-5) var(--s-3);
    border-bottom: 1px solid var(--c-line);
    color: var(--c-muted);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 60px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--c-heading);
    /* Below 16 px a telephone would zoom in. */
    font-size: max(1.0625rem, 16px);
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  /* The whole form is the field, and shows the focus. */
  input:focus-visible {
    outline: 0;
  }
  form:has(input:focus-visible) {
    box-shadow: inset 0 -2px var(--c-focus);
  }
  form button {
    display: grid;
    flex: none;
    place-items: center;
    min-width: 40px;
    height: 40px;
    border-radius: var(--r-1);
  }
  form button:hover {
    background: var(--c-sunken);
    color: var(--c-text);
  }

  [role='status'] {
    padding: var(--s-4) var(--s-5) 0;
    color: var(--c-heading);
    overflow-wrap: anywhere;
  }
  [role='status'].${quiet} {
    ${smallPrint}
  }
  [role='status']:empty {
    padding: 0;
  }
  [${searchAttributes.busy}]::after {
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-inline-start: var(--s-2);
    border: 2px solid var(--c-line-strong);
    border-top-color: var(--c-primary);
    border-radius: 50%;
    vertical-align: -0.1em;
    animation: search-turn 0.8s linear infinite;
    content: '' / '';
  }
  @keyframes search-turn {
    to {
      transform: rotate(1turn);
    }
  }
  /* The answer to what was asked before; a quick one replaces it without a flicker. */
  [role='listbox'] {
    transition: opacity var(--d-1);
  }
  &[${searchAttributes.stale}] [role='listbox'] {
    opacity: 0.6;
    transition-delay: 300ms;
  }
  [role='alert'] {
    display: grid;
    justify-items: start;
    gap: var(--s-4);
    margin: var(--s-4) var(--s-5);
    padding: var(--s-4) var(--s-5);
    border: 1px solid color-mix(in srgb, var(--c-bad) 40%, transparent);
    border-radius: var(--r-1);
    background: var(--c-bad-bg);
  }
  [role='alert'] button,
  .${more} {
    min-height: 44px;
    padding-inline: var(--s-5);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-surface);
    color: var(--c-heading);
    font-size: var(--t-2);
    font-weight: 600;
  }
  [role='alert'] button:hover,
  .${more}:hover {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
  .${more} {
    margin: var(--s-3) var(--s-5) 0;
  }
`

export const scroller = css`
  flex: 1;
  min-height: 0;
  padding-bottom: var(--s-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`

export const hint = css`
  padding: var(--s-4) var(--s-5);
  ${quietText}
`
