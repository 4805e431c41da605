/** What holds for every page: reset, type, focus, helpers of the chrome. Prose has its own sheet, `prose.ts`. */
import { css } from '@linaria/core'
import { mirroredIcons } from '../ui/mirroredIcons.ts'
import { drawerAttributes } from '../client/behaviour.ts'
import { badge } from './badge.ts'
import { forcedColours } from './forcedColours.ts'
import { reset } from './reset.ts'
import { visuallyHidden } from './visuallyHidden.ts'

export const globals = css`
  :global() {
    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }

    html {
      background: var(--c-bg);
      color: var(--c-text);
      font: 400 var(--t-3) / 1.6 var(--font);
      text-autospace: normal;
      /* The spaces of the Latin face are narrow. */
      word-spacing: 0.06em;
      text-size-adjust: 100%;
      -webkit-text-size-adjust: 100%;
      -webkit-font-smoothing: antialiased;
      /* What is reached by keyboard stands between the bar and the buttons that float at the end. */
      scroll-padding-block: calc(var(--bar) + 1.25rem) 5rem;
      accent-color: var(--c-primary);
    }
    html:lang(zh) {
      --font: var(--font-zh);
      line-height: 1.75;
      line-break: strict;
    }
    /* Said by properties: rules as "html:has(…) .part" make browsers style a whole page anew with each element. */
    html:has(#site-menu:popover-open) {
      --above-menu: none;
    }
    html:has([${drawerAttributes.drawer}]:popover-open) {
      --floats: hidden;
      overflow: hidden;
    }
    body {
      margin: 0;
      min-height: var(--window);
      display: flex;
      flex-direction: column;
    }
    main {
      flex: 1;
      min-width: 0;
      /* Titles are names of settings, too. Columns of tables are as wide as their longest word. */
      overflow-wrap: anywhere;
    }
    table {
      overflow-wrap: break-word;
    }
    main:focus {
      outline: 0;
    }
    /* The page arrives: text moves and is never paler than it should be, what lies behind it fades in. */
    main {
      animation: arrive var(--d-3) var(--ease-out);
    }
    @keyframes arrive {
      from {
        transform: translateY(12px);
      }
    }
    /* Only the page that leaves fades, above the new one, which takes clicks from its first frame. */
    :root {
      view-transition-name: none;
    }
    [data-leaving] main {
      view-transition-name: page;
    }
    ::view-transition {
      pointer-events: none;
    }

    ${reset}
    h1,
    h2,
    h3,
    h4,
    h5,
    h6 {
      color: var(--c-heading);
      font-weight: 650;
      line-height: 1.25;
      letter-spacing: -0.02em;
      text-wrap: balance;
    }
    :lang(zh) :is(h1, h2, h3, h4, h5, h6) {
      font-weight: 600;
      letter-spacing: 0;
      line-height: 1.35;
    }
    /* Balancing breaks Chinese words; on the large titles it still looks better than a last line of one character. */
    :lang(zh) :is(article h1, h3, h4, h5, h6) {
      text-wrap: pretty;
    }
    h1 {
      font-size: var(--t-7);
    }
    h2 {
      font-size: var(--t-6);
    }
    h3 {
      font-size: var(--t-5);
    }
    :is(p, li, dd, td, th, summary) {
      text-wrap: pretty;
    }
    a {
      color: var(--c-link);
      text-decoration: none;
    }
    a:hover {
      color: var(--c-link-strong);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    summary {
      cursor: pointer;
    }
    code,
    kbd,
    pre,
    samp {
      font-family: var(--font-code);
      word-spacing: 0;
    }
    hr {
      height: 1px;
      border: 0;
      background: var(--c-line);
    }
    [popover],
    dialog {
      color: inherit;
    }
    ::selection {
      background: var(--c-mark);
    }
    :focus-visible {
      outline: 2px solid var(--c-focus);
      outline-offset: 2px;
      border-radius: 4px;
    }
    [hidden] {
      display: none !important;
    }

    .visually-hidden:not(:focus, :active, :focus-within) {
      ${visuallyHidden}
    }
    .skip {
      position: fixed;
      z-index: var(--z-progress);
      inset-block: var(--s-2) auto;
      inset-inline: var(--s-2) auto;
      padding: var(--s-3) var(--s-5);
      border-radius: var(--r-1);
      background: var(--c-primary);
      color: var(--c-on-primary);
      font-weight: 600;
      transform: translateY(-200%);
    }
    .skip:focus {
      transform: none;
      color: var(--c-on-primary);
    }

    /* The navigator shows it when a page takes longer than 200 ms. */
    .site-progress {
      position: fixed;
      z-index: var(--z-progress);
      inset: 0 0 auto;
      height: 3px;
      background: var(--c-primary);
      transform-origin: 0 50%;
      animation: site-progress 8s var(--ease-out) forwards;
      pointer-events: none;
    }
    [dir='rtl'] .site-progress {
      transform-origin: 100% 50%;
    }
    ${mirroredIcons}
    /* What the engine shows for a page that could not be loaded, and for an island that threw. */
    [data-failure],
    [data-crash] {
      display: grid;
      justify-items: center;
      gap: var(--s-3);
      padding: var(--s-16) var(--edge);
      text-align: center;
    }
    [data-crash] {
      padding: var(--s-8) var(--s-5);
      border: 1px solid var(--c-bad);
      border-radius: var(--r-2);
      background: var(--c-bad-bg);
    }
    :is([data-failure], [data-crash]) p {
      overflow-wrap: anywhere;
    }
    :is([data-failure], [data-crash]) button {
      min-height: 44px;
      padding-inline: var(--s-6);
      border-radius: var(--r-1);
      background: var(--c-primary);
      color: var(--c-on-primary);
      font-weight: 600;
    }
    /* Not every browser holds back display for a while. */
    @keyframes :global(late) {
      from,
      to {
        position: fixed;
        visibility: hidden;
      }
    }
    @keyframes site-progress {
      from {
        transform: scaleX(0);
      }
      to {
        transform: scaleX(0.95);
      }
    }

    html:has([data-region='docsbar']) {
      --w-bar: calc(96rem - 2 * var(--edge));
    }
    @media (width < 64em) {
      html:has([data-region='docsbar']) {
        --bar: 56px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      *,
      ::before,
      ::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }
    ${forcedColours}
    @media print {
      html {
        font-size: 11pt;
        /* White letters stand on their ground, or they are grey on white. */
        print-color-adjust: exact;
      }
      h2,
      h3,
      h4,
      header {
        break-after: avoid;
      }
      pre,
      figure,
      blockquote,
      .callout,
      tr,
      li {
        break-inside: avoid;
      }
      [data-region]:not(main *),
      [data-print='no'],
      .skip,
      .site-progress {
        display: none !important;
      }
      details::details-content {
        content-visibility: visible;
      }
    }
    ${badge}
  }
`
