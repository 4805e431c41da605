/** The body of a document with the look of prose. */
import { cx } from '@linaria/core'
import { Content } from '../../engine/client/index.ts'
import { prose } from '../theme/prose.ts'
import { proseBlocks } from '../theme/proseBlocks.ts'
import { proseCode } from '../theme/proseCode.ts'
import { proseDrawings } from '../theme/proseDrawings.ts'
import { proseLists } from '../theme/proseLists.ts'
import { proseTables } from '../theme/proseTables.ts'
import { proseZoom } from '../theme/proseZoom.ts'

/** `lang` is given where the text is in another language than the page. */
export function Prose({ lang }: { lang?: string | undefined }) {
  const content = (
    <Content className={cx(prose, proseTables, proseCode, proseBlocks, proseDrawings, proseLists, proseZoom)} />
  )
  return lang ? <div lang={lang}>{content}</div> : content
}
