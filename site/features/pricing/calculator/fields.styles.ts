/** Fields: name and value on one line, what it is below, the control last. Here all they share, and sliders. */
import { css } from '@linaria/core'

export const fields = css`
  [data-slider],
  [data-count] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s-4);
    align-items: baseline;
  }
  label,
  [data-slider] output {
    color: var(--c-heading);
    font-weight: 650;
  }
  [data-slider] output {
    font-variant-numeric: tabular-nums;
    color: var(--c-link);
  }
  [data-fields] p {
    grid-column: 1 / -1;
    color: var(--c-muted);
    font-size: var(--t-2);
  }

  /* The track is drawn below a transparent slider: 6 px, with a thumb of 20 px. */
  [data-slider] > div {
    position: relative;
    grid-column: 1 / -1;
    height: 32px;
    margin-top: var(--s-2);
  }
  [data-slider] svg {
    position: absolute;
    inset: 13px 0 auto;
    width: 100%;
    height: 6px;
    border-radius: 6px;
  }
  rect {
    fill: var(--c-line);
  }
  [data-slider] rect + rect {
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
    width: 20px;
    height: 20px;
    border: 3px solid var(--c-primary);
    border-radius: 99px;
    background: var(--c-surface);
    box-shadow: var(--shadow-1);
    appearance: none;
    transition: transform var(--d-1);
  }
  ::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 3px solid var(--c-primary);
    border-radius: 99px;
    background: var(--c-surface);
  }
  input:hover::-webkit-slider-thumb,
  input:active::-webkit-slider-thumb {
    transform: scale(1.15);
  }
  [data-slider] > p:last-child {
    display: flex;
    justify-content: space-between;
    font-size: var(--t-1);
  }

  @media (width < 560px) {
    [data-slider] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
