/** Something is loading. The words beside it say what; alone, it is given a label. */
import { css } from '@linaria/core'

export const Spinner = ({ label }: { label?: string }) => (
  <span
    className={spinner}
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
)

const spinner = css`
  flex: none;
  display: inline-block;
  width: 1.2em;
  height: 1.2em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 99px;
  vertical-align: -0.2em;
  animation: spinner-turn 0.8s linear infinite;

  @keyframes spinner-turn {
    to {
      transform: rotate(1turn);
    }
  }
  /* A ring that stands still says nothing; it breathes instead, which moves nothing. */
  @media (prefers-reduced-motion: reduce) {
    animation: spinner-breathe 1.6s ease-in-out infinite alternate !important;
  }
  @keyframes spinner-breathe {
    to {
      opacity: 0.35;
    }
  }
`
