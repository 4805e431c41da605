/** A dashed frame around what belongs together, with its name; the picture can set its ground, `--zone`. */
import { css } from '@linaria/core'
import type { Area } from './Plate.tsx'

export const Zone = ({ at: [x, y, width, height], name }: { at: Area; name: string }) => (
  <g className={zone}>
    <rect x={x} y={y} width={width} height={height} rx={16} />
    <text x={x + 18} y={y + 28}>
      {name}
    </text>
  </g>
)

const zone = css`
  rect {
    fill: var(--zone, none);
    stroke: var(--c-line-strong);
    stroke-dasharray: 5 5;
  }
  text {
    fill: var(--c-muted);
  }
`
