/** A rectangle with round corners; what is on it counts from its corner. */
import type { ReactNode } from 'react'
import { onPrimary, shapes } from './Picture.styles.ts'

export type Area = readonly [x: number, y: number, width: number, height: number]

type PlateProps = { at: Area; look?: keyof typeof shapes; round?: number; children?: ReactNode }

export const Plate = ({ at: [x, y, width, height], look = 'card', round = 12, children }: PlateProps) => (
  <g transform={`translate(${x} ${y})`} className={look === 'primary' ? onPrimary : undefined}>
    <rect className={shapes[look]} width={width} height={height} rx={round} />
    {children}
  </g>
)
