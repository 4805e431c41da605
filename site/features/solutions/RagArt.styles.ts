/** A question, its sources, its answer. */
import { css } from '@linaria/core'

export const art = css`
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-3);
    margin-top: var(--s-8);
  }
  li {
    display: grid;
    gap: var(--s-2);
    justify-items: center;
    padding: var(--s-4) var(--s-1);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-sunken);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 600;
  }
  li svg {
    width: 24px;
    height: 24px;
    color: var(--c-link);
  }
  > svg {
    --step: 32px;

    width: 100%;
    height: 64px;
    overflow: visible;
    fill: none;
  }
  b {
    display: block;
    margin-bottom: var(--s-1);
    color: var(--c-link);
    font-size: var(--t-2);
  }
  small {
    margin-top: var(--s-3);
    color: var(--c-text);
    font-size: var(--t-2);
  }
`

export const questionBubble = css`
  width: fit-content;
  max-width: 85%;
  margin-inline-start: auto;
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-2) var(--r-2) 4px;
  background: var(--c-primary);
  color: var(--c-on-primary);
  font-weight: 600;
`

export const answerBubble = css`
  padding: var(--s-5);
  border: 1px solid var(--c-tint-strong);
  border-radius: var(--r-2) var(--r-2) var(--r-2) 4px;
  background: var(--c-tint);
  color: var(--c-heading);
`
