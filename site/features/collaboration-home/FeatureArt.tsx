/** Pictures of the three features, 360 × 210: a console, a change on its way, a masked table. Words in them are code. */
import type { ReactNode } from 'react'
import { lines } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { Plate } from '../../ui/art/Plate.tsx'
import { Sign } from '../../ui/art/Sign.tsx'
import { Word } from '../../ui/art/Word.tsx'
import { addedCode, keyDot, keyword, lock, nowRing, picture, popup, rowLine } from './FeatureArt.styles.ts'
import { maskedRows } from './maskedRows.ts'

export const FeatureArt = ({ id }: { id: string }) => (
  <Picture size={[360, 210]} className={picture}>
    {pictures[id]}
  </Picture>
)

const objects = ['shop', 'orders', 'users', 'stock', 'audit']
const statement = [
  ['SELECT', 'name, total'],
  ['FROM', 'orders'],
  ['WHERE', 'ord'],
] as const
const change = [
  ['+ ALTER TABLE', 'orders'],
  ['+', '  ADD paid_at DATETIME'],
] as const
const environments = ['dev', 'test', 'prod']

/** `look` of what stands first in a line. */
const line = (look: string, [first, rest]: readonly [string, string]) => (
  <>
    <tspan className={look}>{first}</tspan> {rest}
  </>
)

const pictures: Readonly<Record<string, ReactNode>> = {
  console: (
    <>
      <Plate at={[20, 20, 320, 210]} />
      <path className={lines.edge} d="M112 20v190M112 120h228" />
      {objects.map((name, index) => (
        <Word key={name} at={[index ? 46 : 34, 50 + index * 28]} text={name} look={index === 1 ? 'chosen' : 'code'} />
      ))}
      {statement.map((words, index) => (
        <Word key={words[0]} at={[128, 50 + index * 22]} text={line(keyword, words)} />
      ))}
      <path className={lines.strong} d="M197 82v15" />
      <g className={popup}>
        <Plate at={[203, 84, 124, 58]} round={8}>
          <Plate at={[5, 5, 114, 23]} look="tint" round={5} />
          <Word at={[14, 21]} text="order_id" look="chosen" />
          <Word at={[14, 45]} text="ordered_at" />
        </Plate>
      </g>
      <path className={rowLine} d="M128 160h56M204 160h40M264 160h60M128 186h56M204 186h40M264 186h60" />
    </>
  ),
  route: (
    <>
      <Plate at={[20, 28, 320, 62]}>
        {change.map((words, index) => (
          <Word key={words[0]} at={[16, 26 + index * 21]} text={line(addedCode, words)} />
        ))}
      </Plate>
      <path className={lines.strong} d="M72 148H288" />
      {environments.map((name, index) => (
        <Plate key={name} at={[32 + index * 108, 120, 80, 56]}>
          <Word at={[40, 46]} text={name} align="middle" />
          {index < 2 ? <Sign at={[40, 20]} /> : <circle className={nowRing} cx={40} cy={20} r={9} />}
        </Plate>
      ))}
    </>
  ),
  mask: (
    <Plate at={[20, 28, 320, 160]}>
      <Plate at={[92, 1, 128, 158]} look="tint" round={0} />
      <path className={lines.edge} d="M0 40h320M0 80h320M0 120h320" />
      <Word at={[16, 25]} text="name" look="quiet" />
      <Word at={[108, 25]} text="phone" look="quiet" />
      <Word at={[304, 25]} text="total" look="quiet" align="end" />
      {maskedRows.map(([name, phone, total], index) => (
        <g key={name} transform={`translate(0 ${65 + index * 40})`}>
          <Word at={[16, 0]} text={name} />
          <Word at={[108, 0]} text={phone} look="chosen" />
          <Word at={[304, 0]} text={total} align="end" />
        </g>
      ))}
      <g transform="translate(220 0)">
        <circle className={keyDot} r={16} />
        <path className={lock} d="M-5.5-1h11v7.5h-11Zm2 0v-2.5a3.5 3.5 0 0 1 7 0V-1" />
      </g>
    </Plate>
  ),
}
