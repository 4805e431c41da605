/** A word on the state or the kind of something. Never the only sign: the word itself says it, not its colour. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'

type BadgeProps = { tone?: 'neutral' | 'brand' | 'good' | 'warn' | 'bad'; children: ReactNode }

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={badge} data-tone={tone}>
    {children}
  </span>
)

const badge = css`
  display: inline-flex;
  gap: var(--s-1);
  align-items: center;
  padding: 1px var(--s-2);
  border: 1px solid color-mix(in srgb, currentcolor 28%, transparent);
  border-radius: 6px;
  background: var(--c-sunken);
  color: var(--c-muted);
  font-size: var(--t-1);
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;

  &[data-tone='brand'] {
    background: var(--c-tint);
    color: var(--c-link);
  }
  &[data-tone='good'] {
    background: var(--c-good-bg);
    color: var(--c-good);
  }
  &[data-tone='warn'] {
    background: var(--c-warn-bg);
    color: var(--c-warn);
  }
  &[data-tone='bad'] {
    background: var(--c-bad-bg);
    color: var(--c-bad);
  }
`
