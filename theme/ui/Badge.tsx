/** A word on the state or the kind of something. Never the only sign: the word itself says it, not its colour. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { smallPrint } from '../styles/quietText.ts'

type BadgeProps = { tone?: 'neutral' | 'brand' | 'good' | 'warn' | 'bad'; children: ReactNode }

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={cx(badge, tones[tone])}>{children}</span>
)

const badge = css`
  display: inline-flex;
  gap: var(--s-1);
  align-items: center;
  padding: 1px var(--s-2);
  border: 1px solid color-mix(in srgb, currentcolor 28%, transparent);
  border-radius: 6px;
  background: var(--c-sunken);
  ${smallPrint}
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;
`

const brand = css`
  background: var(--c-tint);
  color: var(--c-link);
`

const good = css`
  background: var(--c-good-bg);
  color: var(--c-good);
`

const warn = css`
  background: var(--c-warn-bg);
  color: var(--c-warn);
`

const bad = css`
  background: var(--c-bad-bg);
  color: var(--c-bad);
`

const tones = { neutral: undefined, brand, good, warn, bad }
