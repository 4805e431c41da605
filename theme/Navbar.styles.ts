/** The bar, and its list as a row with menus or as a drawer. */
import { css } from '@linaria/core'
import { popup, popupBridge, popupOpened, popupShown } from './ui/popup.ts'

export const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  height: var(--nav);
  padding-inline: max(var(--edge), (100% - var(--w-bar)) / 2);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-glass);
  backdrop-filter: blur(14px) saturate(1.4);

  [popovertarget] svg:last-child,
  &:has(#site-menu:popover-open) [popovertarget] svg:first-child {
    display: none;
  }
  &:has(#site-menu:popover-open) [popovertarget] svg:last-child {
    display: block;
  }

  @media (width >= 1280px) {
    gap: var(--s-4);

    [popovertarget] {
      display: none;
    }
  }
  @media (width < 420px) {
    padding-inline: var(--s-4) var(--s-2);
  }
  @media (width < 360px) {
    gap: 0;
  }
`

export const logo = css`
  margin-inline-end: auto;

  @media (width >= 1280px) {
    margin-inline-end: var(--s-4);
  }
  @media (width < 420px) {
    && img {
      height: 26px;
    }
  }
  @media (width < 360px) {
    && img {
      height: 22px;
    }
  }
`

export const tools = css`
  display: flex;
  align-items: center;
  /* The globe stays; the name of the language is still what it is called. */
  @media (width < 420px) {
    > [hreflang] {
      gap: 0;
      font-size: 0;
    }
    > [hreflang] svg {
      width: 1.1rem;
      height: 1.1rem;
    }
  }
  @media (width < 360px) {
    :is(a, button) {
      min-width: 36px;
      padding-inline: 6px;
    }
  }
`

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

  @media (width < 1280px) {
    [aria-expanded='false'] + ul {
      display: none;
    }
    @media (scripting: none) {
      [aria-expanded] + ul {
        display: block;
      }
    }
  }

  @media (width >= 1280px) {
    position: static;
    display: flex;
    flex: 1;
    gap: var(--s-4);
    align-items: center;
    padding: 0;
    overflow: visible;
    background: none;

    > ul {
      display: flex;
      gap: 2px;
      margin-inline-end: auto;
    }
    > ul > li {
      position: relative;
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
    /* The longest menu fits. */
    @media (width < 1360px) {
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
      min-width: 18rem;
    }
    li > ul::before {
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
      white-space: nowrap;
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

  @media (width >= 1280px) {
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
