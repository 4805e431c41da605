/** The page a provider sends visitors back to. */
import { css } from '@linaria/core'

export const page = css`
  display: grid;
  justify-items: center;
  gap: var(--s-3);

  > svg {
    width: 48px;
    height: 48px;
    margin-bottom: var(--s-4);
    fill: none;
    stroke: var(--c-tint-strong);
    stroke-width: 4;
    stroke-linecap: round;
    animation: turn 0.9s linear infinite;
  }
  > svg path {
    stroke: var(--c-primary);
  }
  site-island[data-failed] & > svg,
  site-island[data-failed] & > output {
    display: none;
  }
  @media (scripting: none) {
    > :is(svg, output) {
      display: none;
    }
  }
  h1 {
    font-size: var(--t-6);
  }
  > :is(output, p:last-of-type) {
    color: var(--c-muted);
  }
  > p a {
    display: inline-block;
    min-height: 24px;
    font-weight: 600;
  }
  dialog {
    text-align: start;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`
