/** Words in one place, and the round they take for each number of them. */
import { css } from '@linaria/core'
import { motionAttributes } from '../client/behaviour.ts'

export const stack = css`
  display: inline-grid;

  > span {
    grid-area: 1 / 1;
  }
  > span + span {
    opacity: 0;
  }

  :root[${motionAttributes.motion}='paused'] & > span {
    animation: none !important;
  }
  @media (prefers-reduced-motion: no-preference) {
    &:has(> :nth-child(2):last-child) > span {
      animation: word-of-two 4s 15;
    }
    &:has(> :nth-child(3):last-child) > span {
      animation: word-of-three 6s 10;
    }
    &:has(> :nth-child(4):last-child) > span {
      animation: word-of-four 8s 7;
    }
    > span {
      animation-delay: -0.3s !important;
    }
    > span:nth-child(2) {
      animation-delay: 1.7s !important;
    }
    > span:nth-child(3) {
      animation-delay: 3.7s !important;
    }
    > span:nth-child(4) {
      animation-delay: 5.7s !important;
    }
  }
  /* Two seconds of the round: 0.3 s coming, 0.3 s going, then the next. The first word is there from the start. */
  @keyframes word-of-two {
    0%,
    50%,
    100% {
      opacity: 0;
    }
    0% {
      transform: translateY(0.18em);
    }
    7.5%,
    42.5% {
      opacity: 1;
      transform: none;
    }
    50% {
      transform: translateY(-0.18em);
    }
  }
  @keyframes word-of-three {
    0%,
    33.3%,
    100% {
      opacity: 0;
    }
    0% {
      transform: translateY(0.18em);
    }
    5%,
    28.3% {
      opacity: 1;
      transform: none;
    }
    33.3% {
      transform: translateY(-0.18em);
    }
  }
  @keyframes word-of-four {
    0%,
    25%,
    100% {
      opacity: 0;
    }
    0% {
      transform: translateY(0.18em);
    }
    3.75%,
    21.25% {
      opacity: 1;
      transform: none;
    }
    25% {
      transform: translateY(-0.18em);
    }
  }
`
