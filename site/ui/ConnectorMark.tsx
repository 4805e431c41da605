/** The mark of a connector on a tile. Decoration: its name stands beside it. */
import { cx } from '@linaria/core'
import type { Mark } from '../../plugins/connectors/types.ts'
import { markOf } from '../marks/markOf.ts'
import { ai, analytics, cache, database, lake, streaming, tile, tiny } from './ConnectorMark.styles.ts'

export const ConnectorMark = ({ mark, category, small }: Mark & { small?: true }) => (
  <svg className={cx(inks[category], tile, small && tiny)} aria-hidden="true">
    <use href={markOf({ mark, category })} />
  </svg>
)

/** Each sets `--ink`, the colour of a category: drawings have it, logos have their own. */
export const inks: Readonly<Record<Mark['category'], string>> = { database, analytics, lake, ai, streaming, cache }
