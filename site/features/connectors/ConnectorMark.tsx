/** The drawn mark of a connector. Decoration: its name stands beside it. */
import { css } from '@linaria/core'
import type { Mark } from '../../../plugins/connectors/types.ts'
import { shapes } from './marks.ts'

export function ConnectorMark({ mark, category }: Mark) {
  const { path, fill, y } = shapes[category]
  return (
    <svg className={drawn} data-category={category} viewBox="0 0 48 48" aria-hidden="true">
      <path d={fill} data-fill="" />
      <path d={path} />
      <text x="24" y={y} data-long={mark.length > 2 ? '' : undefined}>
        {mark}
      </text>
    </svg>
  )
}

const drawn = css`
  --ink: var(--c-link);

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
`
