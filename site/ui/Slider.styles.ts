/** A native slider above a drawn track. */
import { css } from '@linaria/core'
import { quietText } from '../../theme/styles/quietText.ts'

/** Each browser has its own name for it, and drops a rule with a name it does not know. */
const thumb = `
  border: 3px solid var(--c-primary);
  border-radius: 99px;
  background: var(--c-surface);
`

export const slider = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s-4);
  align-items: baseline;

  label,
  output {
    color: var(--c-heading);
    font-weight: 650;
  }
  output {
    color: var(--c-link);
    font-variant-numeric: tabular-nums;
  }
  p {
    grid-column: 1 / -1;
    ${quietText}
  }
  /* The track is drawn below a transparent slider: 6 px, with a thumb of 20 px. */
  > div {
    position: relative;
    grid-column: 1 / -1;
    height: 32px;
    margin-top: var(--s-2);
  }
  svg {
    position: absolute;
    inset: 13px 0 auto;
    width: 100%;
    height: 6px;
    border-radius: 6px;
  }
  rect {
    fill: var(--c-line);
  }
  rect + rect {
    fill: var(--c-primary);
  }
  input[type='range'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    background: none;
    cursor: pointer;
    appearance: none;
    touch-action: pan-y;
  }
  ::-webkit-slider-thumb {
    ${thumb}
    width: 20px;
    height: 20px;
    box-shadow: var(--shadow-1);
    appearance: none;
    transition: transform var(--d-1);
  }
  ::-moz-range-thumb {
    ${thumb}
    width: 14px;
    height: 14px;
  }
  input:hover::-webkit-slider-thumb,
  input:active::-webkit-slider-thumb {
    transform: scale(1.15);
  }
  > p:last-child {
    display: flex;
    justify-content: space-between;
    font-size: var(--t-1);
  }

  @media (width < 35em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
