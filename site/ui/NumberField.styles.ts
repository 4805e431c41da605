/** A number between its buttons: name and explanation on the left of it, above it where there is no room. */
import { css } from '@linaria/core'
import { quietText } from '../../theme/styles/quietText.ts'

export const numberField = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s-4);
  align-items: center;

  p {
    grid-column: 1 / -1;
    ${quietText}
  }
  > label {
    align-self: end;
    color: var(--c-heading);
    font-weight: 650;
    text-wrap: balance;
  }
  > [id$='hint'] {
    grid-column: 1;
    align-self: start;
  }
  > div {
    display: flex;
    grid-area: 1 / 2 / span 2 / auto;
    overflow: hidden;
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-surface);
  }
  > div:focus-within {
    border-color: var(--c-focus);
    box-shadow: 0 0 0 1px var(--c-focus);
  }
  button {
    display: grid;
    width: 44px;
    min-height: 44px;
    place-items: center;
  }
  button:hover:enabled {
    background: var(--c-tint);
    color: var(--c-link);
  }
  button:disabled {
    color: var(--c-muted);
    cursor: default;
    opacity: 0.5;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  svg {
    width: 18px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 2;
  }
  input {
    width: 4.5rem;
    min-width: 0;
    padding: 0;
    border: solid var(--c-line);
    border-width: 0 1px;
    background: none;
    color: var(--c-heading);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  input:focus {
    outline: 0;
  }
  [aria-invalid] {
    background: var(--c-bad-bg);
  }
  [role='alert'] {
    color: var(--c-bad);
  }

  @media (width < 35em) {
    > div {
      grid-row-end: auto;
    }
    > label {
      align-self: center;
    }
    > [id$='hint'] {
      grid-column: 1 / -1;
      margin-top: var(--s-2);
    }
  }
  @media (width < 22.5em) {
    > label,
    > div {
      grid-column: 1 / -1;
    }
    > div {
      grid-row: 2;
      justify-self: start;
      margin-top: var(--s-2);
    }
  }
`
