/** What the drawings of the abilities are put together from. */
import type { ReactNode } from 'react'

type At = { readonly x: number; readonly y: number }
type PanelProps = At & { width: number; height: number; title?: string; children?: ReactNode }

/** A card with a line of code as its title; what is in it counts from its corner. */
export const Panel = ({ x, y, width, height, title, children }: PanelProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect data-card="" width={width} height={height} rx={12} />
    {title && (
      <>
        <text data-title="" x={16} y={25}>
          {title}
        </text>
        <path data-edge="" d={`M0 38H${width}`} />
      </>
    )}
    {children}
  </g>
)

/** `strong`: the side that is written to. */
export const Store = ({ x, y, name, strong }: At & { name: string; strong?: true }) => (
  <g transform={`translate(${x} ${y})`} data-strong={strong}>
    <path data-card="" d="M0 14c0-18 92-18 92 0v62c0 18-92 18-92 0Z" />
    <path data-edge="" d="M0 14c0 18 92 18 92 0" />
    <text data-title="" data-middle="" x={46} y={60}>
      {name}
    </text>
  </g>
)

type Tone = 'good' | 'warn' | 'bad' | 'brand'

/** A word on its tint. */
export const Tag = ({ x, y, width, tone, text }: At & { width: number; tone: Tone; text: string }) => (
  <g transform={`translate(${x} ${y})`} data-tone={tone}>
    <rect data-tag="" width={width} height={20} rx={6} />
    <text data-tag-text="" data-middle="" x={width / 2} y={14}>
      {text}
    </text>
  </g>
)

export const Tick = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`} data-tone="good">
    <circle data-dot="" r={9} />
    <path data-sign="" d="m-4 0 3 3 5.5-6" />
  </g>
)

/** How far a table is: 0 to 1. */
export const Bar = ({ x, y, width, part }: At & { width: number; part: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect data-track="" width={width} height={6} rx={3} />
    {part > 0 && <rect data-fill="" width={width * part} height={6} rx={3} />}
  </g>
)

/** A line with its arrow head at the end; `d` ends going right, or down. */
export const Arrow = ({ d, at: [x, y], down }: { d: string; at: readonly [number, number]; down?: true }) => (
  <>
    <path data-line="" d={d} />
    <path data-line="" d={down ? `m${x - 5} ${y - 6} 5 6 5-6` : `m${x - 6} ${y - 5} 6 5-6 5`} />
  </>
)
