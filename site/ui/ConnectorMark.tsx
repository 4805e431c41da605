/** The drawn mark of a connector. Decoration: its name stands beside it. */
import { css, cx } from '@linaria/core'
import type { Mark } from '../../plugins/connectors/types.ts'
import { shapes } from './connectorMarks.ts'

/** `small`: letters on a tile; the drawing around them would not be seen. */
export function ConnectorMark({ mark, category, small }: Mark & { small?: true }) {
  const { path, fill, y } = shapes[category]
  return (
    <svg
      className={cx(ink, drawn)}
      data-category={category}
      data-small={small && ''}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {!small && (
        <>
          <path d={fill} data-fill="" />
          <path d={path} />
        </>
      )}
      <text x="24" y={small ? 24 : y} data-long={mark.length > 2 ? '' : undefined}>
        {mark}
      </text>
    </svg>
  )
}

/** Sets `--ink`, the colour of a category, on `[data-category]`. */
export const ink = css`
  --ink: var(--c-link);

  &[data-category='analytics'] {
    --ink: var(--c-note);
  }
  &[data-category='lake'] {
    --ink: var(--c-good);
  }
  &[data-category='ai'] {
    --ink: var(--c-important);
  }
  &[data-category='streaming'] {
    --ink: var(--c-warn);
  }
  &[data-category='cache'] {
    --ink: var(--c-bad);
  }
`

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

  [data-fill] {
    fill: color-mix(in srgb, var(--ink) 12%, var(--c-surface));
    stroke: none;
  }
  text {
    fill: var(--ink);
    stroke: none;
    font-size: 14.5px;
    font-weight: 700;
    letter-spacing: -0.02em;
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-long] {
    font-size: 11.5px;
  }

  &[data-small] {
    width: 32px;
    height: 32px;
    padding: 0;
    border-radius: var(--r-1);
    background: color-mix(in srgb, var(--ink) 10%, var(--c-surface));
  }
  &[data-small] text {
    font-size: 20px;
  }
  &[data-small] [data-long] {
    font-size: 16px;
  }
`
