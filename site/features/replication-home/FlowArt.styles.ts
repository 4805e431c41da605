/** Lines from sources to targets, and what travels on them. */
import { css } from '@linaria/core'

export const drop = css`
  --way: calc(var(--sense, 1) * var(--rise));
`

export const outward = css`
  --sense: -1;
`

export const row1 = css`
  --rise: 168px;
  --lag: -0.2s;
`

export const row2 = css`
  --rise: 84px;
  --lag: -1.1s;
`

export const row3 = css`
  --rise: 0px;
  --lag: -0.6s;
`

export const row4 = css`
  --rise: -84px;
  --lag: -1.5s;
`

export const row5 = css`
  --rise: -168px;
  --lag: -0.85s;
`

export const lamp = css``

export const tile = css``

export const chip = css`
  --rim: var(--c-line);
`

export const art = css`
  --title: 17px;

  max-width: 680px;
  margin-inline: auto;
  overflow: visible;
  font: 600 14px var(--font);

  .${drop} {
    fill: var(--c-primary);
    animation: along 1.8s cubic-bezier(0.333, 0.645, 0.667, 0.355) 33;
  }
  .${drop} circle {
    animation: across 1.8s cubic-bezier(0.333, 0, 0.667, 1) 33;
  }
  .${drop},
  .${drop} circle {
    animation-delay: var(--lag);
  }
  .${lamp} {
    fill: var(--c-good);
    animation: lamp 1.8s ease-in-out 33;
  }
  /* Shrunk to a phone the words need all the room there is. */
  @media (width < 37.5em) {
    --title: 22px;

    font-size: 20px;

    .${chip} text {
      transform: translate(-40px, 2px);
    }
    .${tile},
    .${lamp} {
      display: none;
    }
  }

  @keyframes along {
    to {
      transform: translateX(62px);
    }
  }
  @keyframes across {
    to {
      transform: translateY(var(--way));
    }
  }
  @keyframes lamp {
    50% {
      opacity: 0.35;
    }
  }
`

export const iconLine = css`
  stroke: var(--c-link);
  stroke-width: 1.75;
`
