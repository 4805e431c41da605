/** Markdown output: text, headings, lists, tables, media. Tables have `proseTables.ts`, code has `proseCode.ts`, callouts and tabs `proseBlocks.ts`, diagrams `proseDrawings.ts`. */
import { css } from '@linaria/core'
import { copyAttributes, zoomAttributes } from '../client/behaviour.ts'
import { quietText } from './quietText.ts'

export const prose = css`
  line-height: 1.7;

  &:lang(zh) {
    line-height: 1.85;
  }
  > * + *,
  :where([data-kinds]) > * + *,
  li > * + *,
  blockquote > * + * {
    margin-top: var(--s-4);
  }

  :is(h1, h2, h3, h4, h5, h6) {
    position: relative;
    scroll-margin-top: calc(var(--bar) + 1.25rem);
  }
  h2 {
    margin-top: var(--s-12);
    padding-bottom: var(--s-2);
    border-bottom: 1px solid var(--c-line);
    font-size: clamp(1.375rem, 1.26rem + 0.5vw, 1.625rem);
  }
  h3 {
    margin-top: var(--s-8);
    font-size: 1.25rem;
  }
  h4 {
    margin-top: var(--s-6);
    font-size: 1.0625rem;
  }
  h5,
  h6 {
    margin-top: var(--s-6);
    font-size: var(--t-3);
  }
  > :first-child {
    margin-top: 0;
  }
  :is(h2, h3, h4, h5, h6) + * {
    margin-top: var(--s-4);
  }
  .anchor {
    margin-inline-start: 0.4em;
    padding-inline: 0.15em;
    color: var(--c-link);
    font-size: 0.8em;
    font-weight: 400;
    text-decoration: none;
    opacity: 0;
    transition: opacity var(--d-1);
  }
  :is(h1, h2, h3, h4, h5, h6):hover > .anchor,
  .anchor:focus-visible {
    opacity: 1;
  }
  .anchor[${copyAttributes.done}] {
    color: var(--c-good);
    opacity: 1;
  }
  .anchor[${copyAttributes.done}] > span {
    display: none;
  }
  .anchor[${copyAttributes.done}]::after {
    content: '✓' / '';
  }
  @media (hover: none) {
    .anchor {
      opacity: 0.55;
    }
  }
  :target {
    animation: prose-target 2s var(--ease);
  }
  @keyframes prose-target {
    from {
      background: var(--c-mark);
      box-shadow: 0 0 0 0.4rem var(--c-mark);
    }
  }

  a:is(:not([class]), .external) {
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
    text-underline-offset: 0.22em;
  }
  a:is(:not([class]), .external):hover {
    text-decoration-color: currentcolor;
  }
  strong {
    color: var(--c-heading);
    font-weight: 650;
  }
  /* Chinese has no italics: dots below the characters, as in print. */
  em:lang(zh) {
    font-style: normal;
    text-emphasis: dot;
    text-emphasis-position: under right;
  }
  mark {
    border-radius: 3px;
    background: var(--c-mark);
    color: inherit;
  }

  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--c-muted);
  }
  li + li,
  li > :is(ul, ol) {
    margin-top: var(--s-2);
  }
  .contains-task-list,
  .task-list-item {
    list-style: none;
  }
  .contains-task-list {
    padding-inline-start: 1.7em;
  }
  .task-list-item > input,
  .task-list-item > p:first-child > input {
    display: inline-grid;
    place-content: center;
    width: 1.1em;
    height: 1.1em;
    margin-block: 0;
    margin-inline: -1.7em 0.6em;
    border: 1px solid var(--c-line-strong);
    border-radius: 4px;
    background: var(--c-surface);
    vertical-align: -0.18em;
    appearance: none;
  }
  .task-list-item input:checked {
    border-color: var(--c-good);
    color: var(--c-good);
  }
  .task-list-item input:checked::before {
    font: 700 0.85em/1 var(--font);
    content: '✓' / '';
  }

  blockquote {
    padding-inline-start: var(--s-5);
    border-inline-start: 3px solid var(--c-line-strong);
    color: var(--c-muted);
  }
  hr {
    margin-block: var(--s-10);
  }
  kbd {
    padding: 0.12em 0.45em;
    border: 1px solid var(--c-line-strong);
    border-bottom-width: 2px;
    border-radius: 5px;
    background: var(--c-surface);
    font-size: 0.82em;
  }

  img,
  video {
    border-radius: var(--r-1);
  }
  [${zoomAttributes.zoomable}] {
    cursor: zoom-in;
  }
  /* A box that scrolls would cut off what is outside of the picture. */
  img:focus-visible {
    outline-offset: -2px;
  }
  /* One that is no part of a line keeps its distance. */
  > picture,
  :is(div, blockquote, details) > picture {
    display: block;
  }
  :is(p, li) > img,
  :is(p, li) > picture > img {
    display: inline-block;
    vertical-align: middle;
  }
  /* The letters of a drawing are to be read on a small screen, too. Its address may end with a brand: "a.svg#acme". */
  @media (width < 43.75em) {
    :is(p, .image):has(> img[src*='.svg']:only-child) {
      overflow-x: auto;
    }
    :is(p, .image) > img[src*='.svg']:only-child {
      max-width: 40rem;
    }
  }
  p > :is(img, picture):only-child,
  p > picture:only-child > img,
  .image > :is(img, picture),
  .image > picture > img {
    display: block;
    margin-inline: auto;
  }
  .framed {
    border: 1px solid var(--c-line);
    background: #fff;
    box-shadow: var(--shadow-1);
  }
  figcaption {
    margin-top: var(--s-2);
    ${quietText}
    text-align: center;
  }

  .align-center {
    text-align: center;
  }
  .align-right {
    text-align: end;
  }

  section[data-footnotes] {
    margin-top: var(--s-12);
    padding-top: var(--s-4);
    border-top: 1px solid var(--c-line);
    ${quietText}
  }
  .data-footnote-backref {
    text-decoration: underline;
  }
  sup {
    line-height: 0;
  }

  @media print {
    a[href^='http']:not([class])::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      word-break: break-all;
    }
    .anchor {
      display: none;
    }
  }
`
