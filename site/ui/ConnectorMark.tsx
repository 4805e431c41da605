/** The drawn mark of a connector. Decoration: its name stands beside it. */
import { css, cx } from '@linaria/core'
import type { Mark } from '../../plugins/connectors/types.ts'
import { shapes } from './connectorMarks.ts'

/** `small`: letters on a tile; the drawing around them would not be seen. */
export function ConnectorMark({ mark, category, small }: Mark & { small?: true }) {
  const { path, fill, y } = shapes[category]
  return (
    <svg className={cx(inks[category], drawn, small && tile)} viewBox="0 0 48 48" aria-hidden="true">
      {!small && (
        <>
          <path d={fill} className={filled} />
          <path d={path} />
        </>
      )}
      <text x="24" y={small ? 24 : y} className={mark.length > 2 ? long : undefined}>
        {mark}
      </text>
    </svg>
  )
}

const database = css`
  --ink: var(--c-link);
`

const analytics = css`
  --ink: var(--c-note);
`

const lake = css`
  --ink: var(--c-good);
`

const ai = css`
  --ink: var(--c-important);
`

const streaming = css`
  --ink: var(--c-warn);
`

const cache = css`
  --ink: var(--c-bad);
`

/** Each sets `--ink`, the colour of a category. */
export const inks: Readonly<Record<Mark['category'], string>> = { database, analytics, lake, ai, streaming, cache }

/** Letters of which there are three. */
const long = css``

const drawn = css`
  flex: none;
  width: 56px;
  height: 56px;
  padding: 5px;
  overflow: visible;
  border-radius: var(--r-2);
  background: color-mix(in srgb, var(--ink) 7%, var(--c-surface));
  fill: none;
  stroke: color-mix(in srgb, var(--ink) 70%, transparent);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  text {
    fill: var(--ink);
    stroke: none;
    font-size: 14.5px;
    font-weight: 700;
    letter-spacing: -0.02em;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .${long} {
    font-size: 11.5px;
  }
`

const filled = css`
  fill: color-mix(in srgb, var(--ink) 12%, var(--c-surface));
  stroke: none;
`

const tile = css`
  width: 32px;
  height: 32px;
  padding: 0;
  border-radius: var(--r-1);
  background: color-mix(in srgb, var(--ink) 10%, var(--c-surface));

  && text {
    font-size: 20px;
  }
  && .${long} {
    font-size: 16px;
  }
`
