/** A curve of figures; `under` is path data from its end back to its beginning, around the ground that is shaded. */
import { css } from '@linaria/core'

export const Curve = ({ d, under }: { d: string; under?: string }) => (
  <>
    {under && <path className={ground} d={d + under} />}
    <path className={curve} d={d} />
  </>
)

const curve = css`
  stroke: var(--c-primary);
  stroke-width: 3;
`

const ground = css`
  fill: var(--c-primary);
  opacity: 0.08;
`
