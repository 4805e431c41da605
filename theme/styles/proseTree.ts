/** Trees of files: lists whose folders can be closed, with a small sign before each name. */
import { css } from '@linaria/core'

export const proseTree = css`
  /* Names of files are written from left to right in any language. */
  .file-tree {
    --row: 1.75rem;
    direction: ltr;
    margin-block: var(--s-5);
    padding: var(--s-3) var(--s-5);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-code-bg);
    font: 0.84375rem / var(--row) var(--font-code);
  }
  .file-tree,
  .file-tree ul {
    list-style: none;
  }
  .file-tree li {
    margin: 0;
  }
  .file-tree :is(.file, .folder, .more, summary) {
    display: block;
    padding-inline-start: 1.6em;
    color: var(--c-code-text);
    overflow-wrap: anywhere;
  }
  .file-tree :is(.file, .folder, summary)::before {
    float: inline-start;
    width: 1em;
    height: 1em;
    margin-block-start: calc((var(--row) - 1em) / 2);
    margin-inline-start: -1.6em;
    border: 0;
    background: var(--c-muted);
    clip-path: polygon(15% 0, 60% 0, 60% 30%, 85% 30%, 85% 100%, 15% 100%);
    transform: none;
    content: '';
  }
  .file-tree :is(.folder, summary)::before {
    background: var(--c-primary);
    clip-path: polygon(0 10%, 40% 10%, 50% 25%, 100% 25%, 100% 90%, 0 90%);
  }
  .file-tree details:not([open]) > summary::before {
    background: var(--c-muted);
  }
  .file-tree details,
  .file-tree details[open] > summary {
    margin: 0;
    padding-block: 0;
    border: 0;
    background: none;
    font-weight: 400;
  }
  .file-tree details {
    padding: 0;
  }
  .file-tree ul {
    margin: 0;
    margin-inline-start: 0.45em;
    padding-inline-start: 1.1em;
    border-inline-start: 1px solid var(--c-line);
  }
  .file-tree strong {
    background: var(--c-mark);
  }
  .file-tree .remark {
    unicode-bidi: isolate;
    margin-inline-start: 0.6em;
    color: var(--c-muted);
  }
`
