/** The coloured half of the calculator; white text stands on it. */
import { css } from '@linaria/core'

export const receipt = css`
  display: flex;
  flex-direction: column;
  padding: clamp(1.25rem, 0.5rem + 2.6vw, 2.75rem);
  background:
    repeating-radial-gradient(circle at 110% -10%, rgb(255 255 255 / 9%) 0 1px, transparent 1px 46px),
    linear-gradient(145deg, var(--c-band-from), var(--c-band-to));
  color: #fff;

  h4 {
    color: inherit;
    font-size: var(--t-3);
  }
  > output {
    display: block;
    margin-top: var(--s-2);
  }
  strong {
    font-size: clamp(2.5rem, 1.9rem + 2.4vw, 3.75rem);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  > svg {
    width: 100%;
    height: 10px;
    margin-block: var(--s-5) var(--s-4);
    border-radius: 10px;
    background: rgb(255 255 255 / 16%);
  }
  rect {
    fill: #fff;
    transition:
      x var(--d-2) var(--ease),
      width var(--d-2) var(--ease);
  }
  rect:nth-child(2) {
    fill-opacity: 0.6;
  }
  rect:nth-child(3) {
    fill-opacity: 0.36;
  }
  rect:nth-child(4) {
    fill-opacity: 0.2;
  }
  dl > div {
    display: flex;
    gap: var(--s-4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s-3);
    border-bottom: 1px solid rgb(255 255 255 / 24%);
  }
  dt::before {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: var(--s-3);
    border-radius: 3px;
    background: #fff;
    forced-color-adjust: none;
    content: '';
  }
  div:nth-child(2) > dt::before {
    background: rgb(255 255 255 / 60%);
  }
  div:nth-child(3) > dt::before {
    background: rgb(255 255 255 / 36%);
  }
  div:nth-child(4) > dt::before {
    background: rgb(255 255 255 / 20%);
  }
  dt small {
    margin-inline-start: var(--s-2);
    font-size: var(--t-1);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    align-items: center;
    margin-top: auto;
    padding-top: var(--s-6);
  }
  button {
    min-height: 44px;
    padding-inline: var(--s-5);
    border: 1px solid rgb(255 255 255 / 60%);
    border-radius: var(--r-1);
    font-size: var(--t-2);
    font-weight: 600;
  }
  button:hover {
    border-color: #fff;
    background: rgb(255 255 255 / 12%);
  }
  button:focus-visible {
    outline-color: #fff;
  }
`
