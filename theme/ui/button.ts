/** The look of buttons, and of links that look like one. `inverse` and `ghost` stand on coloured ground. */
import { css } from '@linaria/core'
import { besideIcon } from './besideIcon.ts'

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'inverse' | 'ghost'

export const button = css`
  ${besideIcon}
  justify-content: center;
  min-height: 48px;
  padding: var(--s-2) var(--s-6);
  border: 1px solid transparent;
  border-radius: var(--r-1);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  transition:
    background var(--d-1),
    border-color var(--d-1),
    transform var(--d-1);

  &:hover {
    text-decoration: none;
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  site-island[data-pressed] &[type='submit'] {
    opacity: 0.6;
    cursor: progress;
  }
`

export const small = css`
  min-height: max(36px, var(--tap));
  padding-inline: var(--s-4);
  font-size: var(--t-2);
`

/* Twice the class: the colours of links under the pointer are less important. */
const primary = css`
  && {
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
  &&:hover {
    background: var(--c-primary-strong);
  }
`

const plain = css`
  && {
    border-color: var(--c-line-strong);
    background: var(--c-surface);
    color: var(--c-heading);
  }
  &&:hover {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
`

const quiet = css`
  && {
    color: var(--c-link);
  }
  &&:hover {
    background: var(--c-tint);
    color: var(--c-link-strong);
  }
`

const danger = css`
  && {
    border-color: var(--c-bad);
    color: var(--c-bad);
  }
  &&:hover {
    background: var(--c-bad-bg);
  }
`

const inverse = css`
  && {
    background: #fff;
    color: #10202e;
  }
  &&:hover {
    background: #e8f1f8;
  }
  &:focus-visible {
    outline-color: #fff;
  }
`

const ghost = css`
  && {
    border-color: rgb(255 255 255 / 60%);
    color: #fff;
  }
  &&:hover {
    border-color: #fff;
    background: rgb(255 255 255 / 12%);
  }
  &:focus-visible {
    outline-color: #fff;
  }
`

export const looks: Readonly<Record<ButtonLook, string>> = { primary, plain, quiet, danger, inverse, ghost }
