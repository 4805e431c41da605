/** The small mark of a connector in a picture: a tile of 32, counted from its corner. */
import { css, cx } from '@linaria/core'
import type { Mark } from '../../../plugins/connectors/types.ts'
import { markOf } from '../../marks/markOf.ts'
import { inks } from '../ConnectorMark.tsx'
import type { Point } from './Word.tsx'

export const MarkTile = ({ at: [x, y], mark, category, className }: Mark & { at: Point; className?: string }) => (
  <g className={cx(inks[category], tile, className)} transform={`translate(${x} ${y})`}>
    <rect width={32} height={32} rx={8} />
    <use href={markOf({ mark, category })} x={6} y={6} width={20} height={20} />
  </g>
)

const tile = css`
  color: var(--ink);

  && > rect {
    fill: color-mix(in srgb, var(--ink) 11%, var(--c-surface));
    stroke: none;
  }
  && > use {
    fill: var(--ink);
    stroke: none;
  }
`
