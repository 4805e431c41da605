/** The button and its list. */
import { css } from '@linaria/core'
import { popup, popupBridge, popupOpened, popupShown } from './popup.ts'

export const opener = css`
  &::after {
    width: 5px;
    height: 5px;
    margin: -3px 2px 0;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    opacity: 0.7;
    content: '';
  }
  &[aria-expanded='true'] {
    background: var(--c-sunken);
    color: var(--c-heading);
  }
`

export const dropdown = css`
  position: relative;
  width: fit-content;

  > ul {
    ${popup}
    z-index: 1;
    min-width: max(100%, 10rem);
    max-width: calc(100vw - 2 * var(--s-4));
    font-size: var(--t-2);
  }
  &:is(:hover, :focus-within)::after {
    ${popupBridge}
  }
  > [aria-expanded='true'] + ul {
    ${popupOpened}
  }
  @media (scripting: none) {
    &:is(:hover, :focus-within) > ul {
      ${popupShown}
    }
  }
  li > :is(a, button) {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 40px;
    padding-inline: var(--s-3);
    border-radius: var(--r-1);
    color: var(--c-text);
    text-align: start;
    white-space: nowrap;
  }
  li > :is(a, button):hover {
    background: var(--c-sunken);
    color: var(--c-heading);
    text-decoration: none;
  }
  li > [aria-current] {
    color: var(--c-link);
    font-weight: 600;
  }
  li > [aria-current]::after {
    width: 12px;
    height: 6px;
    margin-block: -4px 0;
    border: solid currentcolor;
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
    content: '';
  }
`

export const atEnd = css`
  > ul {
    inset-inline: auto 0;
  }
`
