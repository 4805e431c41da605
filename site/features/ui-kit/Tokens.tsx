/** Colours and type sizes as they are. */
import { css } from '@linaria/core'
import type { Colour } from '../../../theme/styles/tokens.ts'

const colours: readonly Colour[] = [
  '--c-primary',
  '--c-primary-strong',
  '--c-accent',
  '--c-tint',
  '--c-tint-strong',
  '--c-band-from',
  '--c-band-to',
  '--c-link',
  '--c-bg',
  '--c-sunken',
  '--c-surface',
  '--c-line',
  '--c-line-strong',
  '--c-muted',
  '--c-text',
  '--c-heading',
  '--c-good',
  '--c-warn',
  '--c-bad',
  '--c-important',
]

/** Sizes are those of the tokens, the largest first. Colours are drawn: the policy of the pages allows no style in markup, but geometry and paint of SVG are none. */
export const Tokens = ({ sample }: { sample: string }) => (
  <>
    <ul className={swatches}>
      {colours.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 40 24" aria-hidden="true">
            <rect width="40" height="24" rx="5" fill={`var(${name})`} />
          </svg>
          <code>{name.slice(4)}</code>
        </li>
      ))}
    </ul>
    <ol className={sizes}>
      {[8, 7, 6, 5, 4, 3, 2, 1].map((size) => (
        <li key={size}>{sample}</li>
      ))}
    </ol>
  </>
)

const swatches = css`
  display: grid;
  gap: var(--s-3);
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));

  li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    font-size: var(--t-1);
  }
  svg {
    flex: none;
    width: 40px;
    border: 1px solid var(--c-line);
    border-radius: 6px;
  }
`

const sizes = css`
  color: var(--c-heading);
  line-height: 1.3;
  overflow-wrap: anywhere;

  :nth-child(1) {
    font-size: var(--t-8);
    font-weight: 700;
  }
  :nth-child(2) {
    font-size: var(--t-7);
    font-weight: 650;
  }
  :nth-child(3) {
    font-size: var(--t-6);
    font-weight: 650;
  }
  :nth-child(4) {
    font-size: var(--t-5);
    font-weight: 650;
  }
  :nth-child(5) {
    font-size: var(--t-4);
  }
  :nth-child(7) {
    font-size: var(--t-2);
  }
  :nth-child(8) {
    font-size: var(--t-1);
  }
`
