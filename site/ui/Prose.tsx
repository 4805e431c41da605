/** The body of a document with the look of prose. */
import { cx } from '@linaria/core'
import { Content, type App } from '../../engine/client/index.ts'
import { prose } from '../theme/prose.ts'
import { proseBlocks } from '../theme/proseBlocks.ts'
import { proseCode } from '../theme/proseCode.ts'
import { proseDrawings } from '../theme/proseDrawings.ts'
import { proseLists } from '../theme/proseLists.ts'
import { proseTables } from '../theme/proseTables.ts'
import { proseZoom } from '../theme/proseZoom.ts'

type ProseProps = {
  /** Where the text is in another language than the page. */
  lang?: string | undefined
  /** What authors may use in `.mdx` here. */
  components?: App['mdx']
}

export function Prose({ lang, components = {} }: ProseProps) {
  const content = (
    <Content
      className={cx(prose, proseTables, proseCode, proseBlocks, proseDrawings, proseLists, proseZoom)}
      components={components}
    />
  )
  return lang ? <div lang={lang}>{content}</div> : content
}
