/** Two controls in one line. */
import { css } from '@linaria/core'
import { copyAttributes } from './client/behaviour.ts'
import { besideIcon } from './ui/besideIcon.ts'

export const both = css`
  display: inline-flex;
  font-size: var(--t-2);

  button,
  a {
    ${besideIcon}
    min-height: 28px;
    color: var(--c-muted);
  }
  button {
    position: relative;
  }
  button:hover,
  a:hover {
    color: var(--c-link);
  }
  svg {
    width: 1.1em;
    height: 1.1em;
  }
  button span {
    position: absolute;
    inset: 0;
    visibility: hidden;
    padding-inline-start: calc(1.1em + var(--s-2));
    background: var(--c-bg);
    color: var(--c-good);
    font-weight: 600;
    line-height: 28px;
    text-align: start;
  }
  [${copyAttributes.done}] span {
    visibility: visible;
  }
  [${copyAttributes.done}] svg {
    position: relative;
    z-index: 1;
    color: var(--c-good);
  }
  /* One of the two: what can be done. */
  a {
    display: none;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
    a {
      display: inline-flex;
    }
  }
  [${copyAttributes.noClipboard}] & {
    button {
      display: none;
    }
    a {
      display: inline-flex;
    }
  }
`
