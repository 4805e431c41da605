/** The drawn mark of a connector. Decoration: its name stands beside it. */
import { cx } from '@linaria/core'
import type { Mark } from '../../plugins/connectors/types.ts'
import { shapes } from './connectorMarks.ts'
import { ai, analytics, cache, database, drawn, filled, lake, long, streaming, tile } from './ConnectorMark.styles.ts'

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

/** Each sets `--ink`, the colour of a category. */
export const inks: Readonly<Record<Mark['category'], string>> = { database, analytics, lake, ai, streaming, cache }
