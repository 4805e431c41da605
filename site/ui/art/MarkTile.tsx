/** The small mark of a connector in a picture: a tile of 32, counted from its corner. */
import { css, cx } from '@linaria/core'
import type { Mark } from '../../../plugins/connectors/types.ts'
import { inks } from '../ConnectorMark.tsx'
import type { Point } from './Word.tsx'

export const MarkTile = ({ at: [x, y], mark, category, className }: Mark & { at: Point; className?: string }) => (
  <g className={cx(inks[category], tile, className)} transform={`translate(${x} ${y})`}>
    <rect width={32} height={32} rx={8} />
    <text x={16} y={16}>
      {mark}
    </text>
  </g>
)

const tile = css`
  rect {
    fill: color-mix(in srgb, var(--ink) 11%, var(--c-surface));
  }
  && text {
    fill: var(--ink);
    font-family: var(--font);
    font-size: 13px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
`
