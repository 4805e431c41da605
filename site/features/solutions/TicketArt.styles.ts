/** A request with its statement and its steps. */
import { css } from '@linaria/core'
import { quietText } from '../../theme/quietText.ts'

export const art = css`
  header {
    --spot-edge: 11px;

    display: flex;
    gap: var(--s-4);
    align-items: center;
    ${quietText}
  }
  header b {
    display: block;
    color: var(--c-heading);
    font-size: var(--t-4);
  }
  code {
    display: block;
    margin-block: var(--s-6);
    padding: var(--s-5);
    border-radius: var(--r-1);
    background: var(--c-code-bg);
    color: var(--c-code-text);
    font-size: var(--t-2);
    line-height: 1.9;
  }
  code b {
    color: var(--c-code-keyword);
    font-weight: 600;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    position: relative;
    display: grid;
    gap: var(--s-2);
    justify-items: center;
    color: var(--c-heading);
    font-size: var(--t-1);
    font-weight: 600;
    text-align: center;
  }
  li + li::before {
    position: absolute;
    top: 17px;
    right: 50%;
    width: 100%;
    border-top: 2px solid var(--c-good);
    content: '';
  }
  li svg {
    position: relative;
    z-index: 1;
    width: 18px;
    height: 18px;
    stroke-width: 2.5;
  }
  footer {
    margin-top: var(--s-6);
    padding-top: var(--s-4);
    border-top: 1px solid var(--c-line);
    font-size: var(--t-2);
  }
`
