/**
 * The bar, and its list as a row with menus or as a drawer. A row that is longer than its room goes on in a second line; the
 * bar grows with it.
 */
import { css } from '@linaria/core'
import { popup, popupBridge, popupOpened, popupShown } from './ui/popup.ts'

export const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--nav);
  padding-inline: max(var(--edge), (100% - var(--w-bar)) / 2);
  border-bottom: 1px solid var(--c-line);

  /* Not of the bar itself: a filter keeps what is fixed within the element. */
  &::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--c-glass);
    backdrop-filter: blur(14px) saturate(1.4);
    content: '';
  }
  [popovertarget] svg:last-child,
  &:has(#site-menu:popover-open) [popovertarget] svg:first-child {
    display: none;
  }
  &:has(#site-menu:popover-open) [popovertarget] svg:last-child {
    display: block;
  }

  @media (width >= 80em) {
    gap: var(--s-4);

    [popovertarget] {
      display: none;
    }
  }
  @media (width < 26.25em) {
    padding-inline: var(--s-4) var(--s-2);
  }
  @media (width < 22.5em) {
    gap: 0;
  }
`

export const logo = css`
  margin-inline-end: auto;

  @media (width >= 80em) {
    flex-shrink: 0;
    max-width: 20rem;
    margin-inline-end: var(--s-3);
  }
  @media (width < 26.25em) {
    && img {
      height: 26px;
    }
  }
  @media (width < 22.5em) {
    && img {
      height: 22px;
    }
  }
`

export const tools = css`
  display: flex;
  flex: none;
  align-items: center;
  /* The globe stays; the name of the language is still what it is called. */
  @media (width < 26.25em) {
    > [hreflang] {
      gap: 0;
      font-size: 0;
    }
    > [hreflang] svg {
      width: 1.1rem;
      height: 1.1rem;
    }
  }
  @media (width < 22.5em) {
    :is(a, button) {
      min-width: 36px;
      padding-inline: 6px;
    }
  }
`

export const ofMany = css``

export const menu = css`
  position: fixed;
  inset: var(--nav) 0 0;
  width: 100%;
  height: auto;
  max-height: none;
  margin: 0;
  padding: var(--s-4) var(--edge) var(--s-12);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--c-bg);

  li > :is(a, button) {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 48px;
    color: var(--c-heading);
    font-weight: 600;
    text-align: start;
  }
  > ul > li {
    border-bottom: 1px solid var(--c-line);
  }
  li li > a {
    min-height: 44px;
    padding-inline-start: var(--s-4);
    color: var(--c-text);
    font-weight: 400;
  }
  li > ul {
    padding-bottom: var(--s-3);
  }
  a:hover {
    text-decoration: none;
  }
  [aria-expanded]::after {
    width: 7px;
    height: 7px;
    margin-block: -3px 0;
    margin-inline: auto 4px;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    transition: transform var(--d-2);
    content: '';
    opacity: 0.7;
  }
  [aria-expanded='true']::after {
    margin-top: 4px;
    transform: rotate(225deg);
  }
  > ul [rel]::after {
    margin-inline-start: var(--s-2);
    color: var(--c-muted);
    content: '↗' / '';
  }
  > ul :is([data-active], [aria-current='page']) {
    color: var(--c-link);
  }

  @media (width < 80em) {
    [aria-expanded='false'] + ul {
      display: none;
    }
    @media (scripting: none) {
      [aria-expanded] + ul {
        display: block;
      }
    }
  }

  @media (width >= 80em) {
    position: static;
    display: flex;
    flex: 1;
    min-width: 0;
    gap: var(--s-4);
    align-items: center;
    padding: 0;
    overflow: visible;
    background: none;

    > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 2px;
      min-width: 0;
      margin-inline-end: auto;
    }
    > ul > li {
      position: relative;
      min-width: 0;
      border: 0;
    }
    > ul > li > :is(a, button) {
      min-height: 40px;
      padding-inline: var(--s-3);
      border-radius: var(--r-1);
      font-size: 0.9375rem;
      font-weight: 500;
      white-space: nowrap;
    }
    /* Two lines of many entries are as high as the bar. */
    > .${ofMany} > li > :is(a, button) {
      min-height: 33px;
    }
    /* The longest menu fits. */
    @media (width < 85em) {
      > ul > li > :is(a, button) {
        padding-inline: var(--s-2);
      }
    }
    > ul > li > :is(a, button):is(:hover, [aria-expanded='true']) {
      background: var(--c-sunken);
    }
    > ul > li > [data-active] {
      background: var(--c-tint);
      color: var(--c-link);
    }
    [aria-expanded]::after,
    [aria-expanded='true']::after {
      width: 5px;
      height: 5px;
      margin-block: -3px 0;
      margin-inline: var(--s-2) 0;
      transform: rotate(45deg);
    }
    li > ul {
      ${popup}
      width: max-content;
      min-width: 18rem;
      max-width: min(32rem, 100vw - 2 * var(--s-4));
    }
    /* Where it would leave the window, its end stands below that of its button. */
    @supports (anchor-scope: --entry) {
      > ul > li {
        anchor-name: --entry;
        anchor-scope: --entry;
      }
      li > ul {
        position: fixed;
        position-anchor: --entry;
        position-area: block-end span-inline-end;
        position-try-fallbacks: flip-inline;
        inset: 6px 0 auto;
      }
    }
    > ul > li:is(:hover, :focus-within)::after {
      ${popupBridge}
    }
    [aria-expanded='true'] + ul {
      ${popupOpened}
    }
    @media (scripting: none) {
      li:is(:hover, :focus-within) > ul {
        ${popupShown}
      }
    }
    li li > a {
      color: var(--c-heading);
      font-size: 0.9375rem;
    }
  }
`

export const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: center;
  padding-top: var(--s-6);

  > a {
    flex: 1 1 auto;
    min-height: 48px;
    padding-inline: var(--s-4);
    border: 1px solid var(--c-line);
    font-size: var(--t-3);
    font-weight: 600;
  }

  @media (width >= 80em) {
    flex-wrap: nowrap;
    gap: var(--s-1);
    align-items: center;
    padding: 0;

    > a {
      flex: none;
      min-height: 40px;
      padding-inline: var(--s-4);
      border-color: transparent;
      font-size: 0.9375rem;
    }
  }
`
