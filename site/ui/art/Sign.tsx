/** A tick in a circle, or another sign (`d`, path data around its middle) in the colour of its tone. */
import { css } from '@linaria/core'
import { shapes } from './Picture.styles.ts'
import type { Point } from './Word.tsx'

type SignProps = { at: Point; tone?: 'good' | 'warn'; d?: string }

export const Sign = ({ at: [x, y], tone = 'good', d = 'm-4.3 0 3.1 3.1 5.8-6.2' }: SignProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={shapes[tone]} r={10} />
    <path className={sign} d={d} />
  </g>
)

const sign = css`
  stroke: var(--c-surface);
  stroke-width: 2;
`
