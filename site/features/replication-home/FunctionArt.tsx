/** A small drawing for each ability, 320 × 240: shapes and signs, no words. */
import type { ReactNode } from 'react'
import type { Ability } from '../../brand.ts'
import { art } from './FunctionArt.styles.ts'

export const FunctionArt = ({ ability }: { ability: Ability }) => (
  <svg className={art} viewBox="0 0 320 240" aria-hidden="true">
    {drawings[ability]}
  </svg>
)

const cylinder = 'M0 12c0-16 64-16 64 0v56c0 16-64 16-64 0Z'
const Store = ({ x, y, strong }: { x: number; y: number; strong?: true }) => (
  <g transform={`translate(${x} ${y})`} data-strong={strong}>
    <path data-card="" d={cylinder} />
    <path data-edge="" d="M0 12c0 16 64 16 64 0M0 40c0 16 64 16 64 0" />
  </g>
)

type RowsProps = { x: number; y: number; width?: number; marked?: number; count?: number }

const Rows = ({ x, y, width = 96, marked = -1, count = 5 }: RowsProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect data-card="" width={width} height={20 + count * 24} rx={10} />
    {Array.from({ length: count }, (_, index) => (
      <rect
        key={index}
        data-row={index === marked ? 'marked' : ''}
        x={12}
        y={14 + index * 24}
        width={width - 24}
        height={14}
        rx={4}
      />
    ))}
  </g>
)

const Tick = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle data-good="" r={10} />
    <path data-sign="" d="m-4.5 0 3 3 6-6" />
  </g>
)

const drawings: Readonly<Record<Ability, ReactNode>> = {
  incremental: (
    <>
      <Store x={28} y={80} />
      <Store x={228} y={80} strong />
      <path data-line="" d="M92 120H228" />
      {[108, 146, 184].map((x, index) => (
        <rect key={x} data-drop="" data-lag={index} x={x} y={109} width={22} height={22} rx={6} />
      ))}
    </>
  ),
  full: (
    <>
      <Rows x={24} y={50} />
      <Rows x={200} y={50} />
      {[74, 98, 122, 146, 170].map((y) => (
        <path key={y} data-line="" d={`M120 ${y - 3}H200m-8-6 8 6-8 6`} />
      ))}
    </>
  ),
  cleaning: (
    <>
      <Rows x={20} y={50} marked={2} />
      <path data-card="" d="M132 62h60l-22 44v44l-16 12v-56Z" />
      <path data-line="" d="M192 132h24" />
      <Rows x={216} y={74} width={84} count={3} />
    </>
  ),
  schema: (
    <>
      {[28, 208].map((x) => (
        <g key={x} transform={`translate(${x} 52)`}>
          <rect data-card="" width={84} height={136} rx={10} />
          <path data-head="" d="M0 10C0 4 4 0 10 0h64c6 0 10 4 10 10v22H0Z" />
          <path data-edge="" d="M0 58h84M0 84h84M0 110h84M42 32v104" />
        </g>
      ))}
      <path data-line="" d="M120 120h80m-10-8 10 8-10 8" />
      <rect data-drop="" x={148} y={78} width={24} height={24} rx={7} />
      <path data-sign="" d="M154 90h12m-6-6v12" />
    </>
  ),
  verify: (
    <>
      <Rows x={28} y={50} marked={3} />
      <Rows x={196} y={50} />
      {[71, 95, 119].map((y) => (
        <Tick key={y} x={160} y={y} />
      ))}
      <circle data-warn="" cx={160} cy={143} r={10} />
      <path data-sign="" d="M160 138v6m0 4v.5" />
      <Tick x={160} y={167} />
    </>
  ),
  ai: (
    <>
      <Rows x={20} y={62} width={80} count={4} />
      <path data-line="" d="M100 120h36" />
      <rect data-strong-card="" x={136} y={86} width={68} height={68} rx={16} />
      <path data-sign="" d="M170 102v36m-18-18h36m-30-12 24 24m0-24-24 24" />
      <path data-line="" d="M204 120h32" />
      {[
        [252, 82],
        [288, 104],
        [262, 132],
        [294, 150],
        [246, 166],
      ].map(([x, y], index) => (
        <circle key={x} data-point="" data-lag={index % 3} cx={x} cy={y} r={9} />
      ))}
    </>
  ),
  twoWay: (
    <>
      <Store x={36} y={80} strong />
      <Store x={220} y={80} strong />
      <path data-line="" d="M108 98c30-26 74-26 104 0m-12-2 12 2 0-12M212 142c-30 26-74 26-104 0m12 2-12-2 0 12" />
      <Tick x={160} y={120} />
    </>
  ),
  monitor: (
    <>
      <rect data-card="" x={28} y={44} width={264} height={152} rx={14} />
      <path data-edge="" d="M44 84h232M44 120h232M44 156h232" />
      <path data-curve="" d="M44 160c28 0 30-34 56-34s28 22 54 20 24-72 50-72 22 52 72 40" />
      <circle data-warn="" cx={204} cy={74} r={9} />
      <path data-card="" d="M262 24c-16 0-14 22-20 28h40c-6-6-4-28-20-28Zm-6 34c2 6 10 6 12 0" />
    </>
  ),
}
