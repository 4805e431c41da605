/** Pages with their sections; what is chosen has the brand's tint. */
import { css } from '@linaria/core'
import { quietText, smallPrint } from '../styles/quietText.ts'
import { bareSquare } from '../ui/iconBoxes.ts'

export const recentQuery = css`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  height: 44px;

  span {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    color: var(--c-muted);
  }
`

export const results = css`
  padding: var(--s-2) var(--s-3) 0;
  overflow-wrap: anywhere;

  [role='group'] + [role='group'] {
    margin-top: var(--s-3);
  }
  [role='group'] > p {
    padding: var(--s-2) var(--s-2) var(--s-1);
    ${smallPrint}
  }
  [role='option'] {
    display: block;
    padding: var(--s-2) var(--s-3);
    scroll-margin-block: var(--s-8);
    border-radius: var(--r-1);
    color: var(--c-heading);
    cursor: pointer;
  }
  [role='option']:hover {
    text-decoration: none;
  }
  [role='option'][aria-selected='true'] {
    background: var(--c-tint);
    box-shadow: inset 3px 0 var(--c-primary);
  }
  [role='option'][aria-selected='true']:dir(rtl) {
    box-shadow: inset -3px 0 var(--c-primary);
  }
  span {
    display: block;
    font-weight: 600;
    line-height: 1.5;
  }
  small {
    display: -webkit-box;
    overflow: hidden;
    ${quietText}
    line-height: 1.6;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [aria-selected='true'] small {
    color: var(--c-text);
  }
  &:has(.${recentQuery}) {
    display: flex;
  }
  &:has(.${recentQuery}) > [role='listbox'] {
    flex: 1;
    min-width: 0;
  }
  /* Two columns of one height each: the queries, and the buttons that forget them. */
  mark {
    border-radius: 2px;
    background: none;
    color: var(--c-link);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.22em;
  }
  /* An excerpt may hold a word many times. */
  small mark {
    color: var(--c-heading);
    font-weight: 600;
  }
`

export const within = css`
  margin-inline-start: var(--s-3);
  border-inline-start: 1px solid var(--c-line);
  border-start-start-radius: 0;
  border-end-start-radius: 0;

  > span {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  > span::before {
    margin-inline-end: var(--s-2);
    color: var(--c-muted);
    content: '#' / '';
  }
`

export const forgetButtons = css`
  button {
    ${bareSquare}
    width: 44px;
    height: 44px;
    color: var(--c-muted);
  }
  button:hover {
    background: var(--c-sunken);
    color: var(--c-text);
  }
`
