/** A line of text, as large as the picture says: what it names, or code. It begins at its point, or has it as middle or end. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { words } from './Picture.styles.ts'

export type Point = readonly [x: number, y: number]

type WordProps = { at: Point; text: ReactNode; look?: keyof typeof words; align?: keyof typeof aligns }

export const Word = ({ at: [x, y], text, look = 'code', align }: WordProps) => (
  <text className={cx(word, words[look], align && aligns[align])} x={x} y={y}>
    {text}
  </text>
)

const word = css`
  white-space: pre;
`

const middle = css`
  text-anchor: middle;
`

const end = css`
  text-anchor: end;
`

const aligns = { middle, end }
