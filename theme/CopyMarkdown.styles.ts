/** Two controls in one line. */
import { css } from '@linaria/core'
import { copyAttributes } from './client/behaviour.ts'

export const both = css`
  display: inline-flex;
  font-size: var(--t-2);

  /* No flex: the baseline is that of the words, beside other facts. */
  button,
  a {
    display: block;
    color: var(--c-muted);
    line-height: 28px;
  }
  button {
    position: relative;
  }
  button:hover,
  a:hover {
    color: var(--c-link);
  }
  svg {
    display: inline-block;
    width: 1.1em;
    height: 1.1em;
    margin-inline-end: var(--s-2);
    vertical-align: -0.2em;
  }
  button span {
    position: absolute;
    inset: 0;
    visibility: hidden;
    padding-inline-start: calc(1.1em + var(--s-2));
    background: var(--c-bg);
    color: var(--c-good);
    font-weight: 600;
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
      display: block;
    }
  }
  [${copyAttributes.noClipboard}] & {
    button {
      display: none;
    }
    a {
      display: block;
    }
  }
`
