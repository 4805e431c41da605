/** A line with dots along it, `--step` from each other, that come and go. Moved along it they would be painted anew in each frame. */
import { css } from '@linaria/core'
import { lines } from './Picture.styles.ts'

export const Flow = ({ d }: { d: string }) => (
  <g>
    <path className={lines.plain} d={d} />
    <path className={dots} d={d} />
  </g>
)

const dots = css`
  stroke: var(--c-primary);
  stroke-width: 6;
  stroke-linecap: round;
  stroke-dasharray: 0 var(--step, 44px);
  animation: travel 2s ease-in-out 30;

  @keyframes travel {
    50% {
      opacity: 0.25;
    }
  }
`
