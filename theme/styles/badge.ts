/** Badges in prose and in the sidebar: `badge`, and `badge-tip` and others for a colour. */
import { smallPrint } from './quietText.ts'

export const badge = `
  .badge {
    display: inline-block;
    padding: 0 var(--s-2);
    border-radius: 6px;
    background: var(--c-sunken);
    color: var(--c-muted);
    ${smallPrint}
    font-weight: 600;
    line-height: 1.6;
  }
  .badge:is(.badge-note, .badge-info) {
    color: var(--c-note);
    background: var(--c-note-bg);
  }
  .badge-tip {
    color: var(--c-good);
    background: var(--c-good-bg);
  }
  .badge:is(.badge-warning, .badge-caution) {
    color: var(--c-warn);
    background: var(--c-warn-bg);
  }
  .badge-danger {
    color: var(--c-bad);
    background: var(--c-bad-bg);
  }
  .badge-important {
    color: var(--c-important);
    background: var(--c-important-bg);
  }
`
