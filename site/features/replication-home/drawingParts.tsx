/** What only the drawings of the abilities are put together from. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { lines, onPrimary, shapes } from '../../ui/art/Picture.styles.ts'
import { Plate, type Area } from '../../ui/art/Plate.tsx'
import { tones } from '../../ui/art/tones.styles.ts'
import { Word, type Point } from '../../ui/art/Word.tsx'
import { tag } from './FunctionArt.styles.ts'

/** A card with a line of code as its title. */
export const Panel = ({ at, title, children }: { at: Area; title: string; children: ReactNode }) => (
  <Plate at={at}>
    <Word at={[16, 25]} text={title} look="title" />
    <path className={lines.edge} d={`M0 38H${at[2]}`} />
    {children}
  </Plate>
)

export const Store = ({ at: [x, y], name }: { at: Point; name: string }) => (
  <g transform={`translate(${x} ${y})`} className={onPrimary}>
    <path className={shapes.primary} d="M0 14c0-18 92-18 92 0v62c0 18-92 18-92 0Z" />
    <path className={lines.edge} d="M0 14c0 18 92 18 92 0" />
    <Word at={[46, 60]} text={name} look="title" align="middle" />
  </g>
)

type TagProps = { at: Point; width: number; tone: keyof typeof tones; text: string }

/** A word on its tint. */
export const Tag = ({ at: [x, y], width, tone, text }: TagProps) => (
  <g transform={`translate(${x} ${y})`} className={cx(tag, tones[tone])}>
    <rect width={width} height={20} rx={6} />
    <text x={width / 2} y={14}>
      {text}
    </text>
  </g>
)

/** How far a table is: 0 to 1. */
export const Bar = ({ at: [x, y], width, part }: { at: Point; width: number; part: number }) => (
  <Plate at={[x, y, width, 6]} look="tint" round={3}>
    {part > 0 && <Plate at={[0, 0, width * part, 6]} look="primary" round={3} />}
  </Plate>
)

/** To the right, to the left or down, with its head at the end. */
export const Arrow = ({ from, to }: { from: Point; to: Point }) => {
  const head = to[0] === from[0] ? 'm-5-6 5 6 5-6' : to[0] > from[0] ? 'm-6-5 6 5-6 5' : 'm6-5-6 5 6 5'
  return <path className={lines.strong} d={`M${from.join(' ')}L${to.join(' ')}${head}`} />
}
