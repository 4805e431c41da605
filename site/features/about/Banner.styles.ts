/** The banner: lines behind the words, and the words. */
import { css } from '@linaria/core'

export const ground = css`
  position: relative;
  overflow: hidden;
  background: linear-gradient(var(--c-tint), var(--c-bg));
  isolation: isolate;

  > svg {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    --step: 260px;

    fill: none;
    /* Clear of the words, which stand at the left. */
    mask-image: linear-gradient(90deg, transparent 34%, #000 66%);
  }
  @media (width < 56.25em) {
    > svg {
      mask-image: linear-gradient(90deg, #0000 40%, #0007);
    }
  }
  /* Thin, and slower than in a drawing. */
  g > path {
    stroke-width: 1.5;
  }
  g > path + path {
    stroke-width: 5;
    animation-duration: 4.5s;
    animation-iteration-count: 8;
  }
  g:nth-child(2) > path + path {
    animation-duration: 3.5s;
  }
  g:nth-child(3) > path + path {
    stroke: var(--c-accent);
    animation-duration: 5.5s;
  }
  g:nth-child(4) > path + path {
    animation-duration: 4s;
  }
`

export const copy = css`
  padding-block: clamp(3.5rem, 2rem + 7vw, 8.5rem);

  h1 {
    line-height: 1.12;
  }
  h1:lang(zh) {
    line-height: 1.3;
  }
`

export const eyebrowText = css`
  margin-bottom: var(--s-4);
  color: var(--c-link);
  font-weight: 600;
`

export const leadText = css`
  max-width: 40rem;
  margin-top: var(--s-6);
  color: var(--c-text);
  font-size: var(--t-4);
`
