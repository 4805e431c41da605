/** A strip of names that moves by. */
import { css } from '@linaria/core'
import { quietText } from '../../theme/styles/quietText.ts'

export const strip = css`
  position: relative;

  p {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    justify-content: center;
    min-height: 28px;
    ${quietText}
  }
  > div {
    display: flex;
    overflow: hidden;
    margin-top: var(--s-2);
    mask-image: linear-gradient(90deg, transparent, #000 8%, #000 92%, transparent);
  }
  ul {
    display: flex;
    flex: none;
    align-items: center;
    animation: pass-by 48s linear;
  }
  > div:hover ul {
    animation-play-state: paused;
  }
  li {
    padding: var(--s-3) clamp(1.25rem, 3vw, 2.5rem);
    color: var(--c-muted);
    font-size: var(--t-5);
    font-weight: 700;
    letter-spacing: -0.02em;
    white-space: nowrap;
    transition: color var(--d-1);
  }
  li:nth-child(3n + 1) {
    font-weight: 800;
    letter-spacing: -0.04em;
  }
  li:nth-child(3n + 2) {
    font-weight: 500;
    letter-spacing: 0.02em;
  }
  li:hover {
    color: var(--c-link);
  }
  @keyframes pass-by {
    to {
      transform: translateX(-100%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > div {
      mask-image: none;
    }
    ul {
      flex: 1;
      flex-wrap: wrap;
      justify-content: center;
      animation: none;
    }
    [aria-hidden] {
      display: none;
    }
  }
`
