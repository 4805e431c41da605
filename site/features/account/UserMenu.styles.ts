/** A row of the drawer, or a button with a menu in the bar. */
import { css } from '@linaria/core'
import { accountAttributes } from '../../client/behaviour.ts'
import { raised } from '../../../theme/ui/raised.ts'

export const userMenu = css`
  position: relative;

  @media (width < 80em) {
    site-island:has(> &) {
      flex: 1 0 100%;
    }
  }

  :root[${accountAttributes.loggedIn}] &[hidden] {
    display: block !important;
  }

  > button {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    width: 100%;
    min-height: 48px;
    color: var(--c-heading);
    font-weight: 600;
    text-align: start;
  }
  b {
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  li > :is(a, button) {
    padding-inline-start: var(--s-4);
    color: var(--c-text);
    font-weight: 400;
  }
  li button[aria-busy='true'] {
    cursor: progress;
    opacity: 0.6;
  }

  @media (width >= 80em) {
    > button {
      min-height: 40px;
      padding-inline: var(--s-3);
      border: 1px solid var(--c-line);
      border-radius: 99px;
      font-size: 0.9375rem;
      font-weight: 500;
    }
    > button:is(:hover, [aria-expanded='true']) {
      background: var(--c-sunken);
    }
    b {
      display: inline-block;
      max-width: 9rem;
      overflow: hidden;
      vertical-align: bottom;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > ul {
      position: absolute;
      z-index: 1;
      inset: calc(100% + 6px) 0 auto auto;
      min-width: 12rem;
      padding: var(--s-2);
      ${raised}
    }
    > [aria-expanded='false'] + ul {
      display: none;
    }
    li > :is(a, button) {
      min-height: 40px;
      padding-inline: var(--s-3);
      border-radius: var(--r-1);
      font-size: 0.9375rem;
      white-space: nowrap;
    }
    li > :is(a, button):hover {
      background: var(--c-sunken);
      color: var(--c-heading);
    }
  }
  /* The bar is full: the button shows who it is for, and the words stand in the menu. */
  @media (width >= 80em) {
    > button {
      position: relative;
    }
    > button span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

export const wide = css`
  display: none !important;

  @media (width >= 80em) {
    display: flex !important;
  }
`

export const greeting = css`
  display: none !important;

  @media (width >= 80em) {
    display: block !important;
    margin-bottom: var(--s-1);
    padding: var(--s-2) var(--s-3) var(--s-3);
    border-bottom: 1px solid var(--c-line);
    color: var(--c-heading);
    font-size: 0.9375rem;

    b {
      font-weight: 600;
    }
  }
`

export const narrow = css`
  @media (width >= 80em) {
    display: none !important;
  }
`
