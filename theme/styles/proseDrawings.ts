/** Drawings in prose: diagrams of `plugins/mermaid/index.ts`, which name their colours and leave them to us. */
import { css } from '@linaria/core'
import { smallPrint } from './quietText.ts'

export const proseDrawings = css`
  figure.drawing {
    margin-block: var(--s-5);
    padding: var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  figure.drawing > figcaption {
    margin: 0 0 var(--s-2);
    ${smallPrint}
    text-align: start;
  }
  /* As large as it was drawn: a small screen scrolls rather than shrinks letters. */
  .drawing > svg {
    display: block;
    direction: ltr;
    margin-inline: auto;
    max-width: none;
    height: auto;
    --bg: var(--c-bg);
    --_text: var(--c-heading);
    --_text-sec: var(--c-text);
    --_text-muted: var(--c-muted);
    --_text-faint: var(--c-muted);
    --_line: var(--c-line-strong);
    --_arrow: var(--c-muted);
    --_node-fill: var(--c-tint);
    --_node-stroke: var(--c-primary);
    --_group-fill: var(--c-sunken);
    --_group-hdr: var(--c-sunken);
    --_inner-stroke: var(--c-line);
    --_key-badge: var(--c-tint-strong);
  }
  /* A line runs behind some labels. */
  .drawing text[fill='var(--_text-muted)'] {
    paint-order: stroke;
    stroke: var(--c-bg);
    stroke-width: 6px;
    stroke-linejoin: round;
  }
  .drawing .node > rect {
    rx: 6px;
  }
  .drawing .mono {
    font-family: var(--font-code);
  }
`
