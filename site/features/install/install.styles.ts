/** Tabs of commands, and links below them. */
import { css } from '@linaria/core'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'
import { copyAttributes } from '../../../theme/client/behaviour.ts'

export const tabs = css`
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    justify-items: start;
    /* As high as the tallest, so that nothing jumps. */
    min-height: 10rem;
    align-content: start;
  }
  section[hidden] {
    display: none;
  }
  figure.code {
    position: relative;
    width: 100%;
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-code-bg);
  }
  pre {
    padding: var(--s-4);
    color: var(--c-code-text);
    font: 0.875rem/1.65 var(--font-code);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  code {
    font-size: inherit;
  }
  figure.code:has(.copy) pre {
    padding-bottom: var(--s-12);
  }
  .copy {
    position: absolute;
    right: var(--s-2);
    bottom: var(--s-2);
    min-height: 32px;
    padding-inline: var(--s-3);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-surface);
    font: 600 0.8125rem/1 var(--font);
  }
  .copy:hover {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
  .copy[${copyAttributes.done}] {
    color: var(--c-good);
  }
`

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  margin-top: var(--s-5);

  a {
    ${besideIcon}
    min-height: var(--tap);
    font-weight: 600;
  }
`

export const version = css`
  color: var(--c-link);
  font-weight: 600;
`
