/** A person in a few shapes, in the colours of the brand. */
import { css } from '@linaria/core'

const hair = [
  'M24 33c-1-14 8-19 16-19s17 5 16 19c-3-7-8-9-16-9s-13 2-16 9Z',
  'M23 40c-4-20 6-27 17-27s21 7 17 27c-1 5-5 4-4-2 0-9-6-12-13-12s-13 3-13 12c1 6-3 7-4 2Z',
  'M25 31c0-11 7-17 15-17 7 0 15 4 15 16-6 0-9-4-11-7-4 5-11 8-19 8Z',
  'M23 46c-5-22 4-33 17-33s22 11 17 33c-4 3-6-1-5-8 0-6-3-10-6-12-6 4-13 5-18 5 1 8 0 17-5 15Z',
]

export const Portrait = ({ index }: { index: number }) => (
  <svg className={portrait} viewBox="0 0 80 80" aria-hidden="true">
    <clipPath id={`portrait-${index}`}>
      <circle cx="40" cy="40" r="40" />
    </clipPath>
    <g clipPath={`url(#portrait-${index})`}>
      <rect className={ground} width="80" height="80" />
      <path className={coat} d="M10 84c0-20 12-28 30-28s30 8 30 28Z" />
      <path className={skin} d="M34 46h12v11c0 7-12 7-12 0Z" />
      <ellipse className={skin} cx="40" cy="37" rx="13" ry="15" />
      <path className={hairColour} d={hair[index % hair.length]} />
    </g>
  </svg>
)

const coat = css`
  fill: var(--c-primary);
`

const skin = css`
  fill: #e9b998;
`

const hairColour = css`
  fill: #2b2f38;
`

const portrait = css`
  li:nth-child(even) & .${coat} {
    fill: var(--c-accent);
  }
  li:nth-child(2) & .${skin} {
    fill: #c98f68;
  }
  li:nth-child(3) & .${hairColour} {
    fill: #6b4a35;
  }
`

const ground = css`
  fill: var(--c-tint-strong);
`
