/** The body of a document with the look of prose. */
import { cx } from '@linaria/core'
import { Content, type App } from '../engine/client/index.ts'
import type { Locale } from '../engine/types.ts'
import { useOriginal } from './Original.tsx'
import { prose } from './styles/prose.ts'
import { proseBlocks } from './styles/proseBlocks.ts'
import { proseCode } from './styles/proseCode.ts'
import { proseDrawings } from './styles/proseDrawings.ts'
import { proseLists } from './styles/proseLists.ts'
import { proseTables } from './styles/proseTables.ts'
import { proseTree } from './styles/proseTree.ts'
import { proseZoom } from './styles/proseZoom.ts'

type ProseProps = {
  /** Where the text is in another language than the page: that language. */
  original?: Locale | undefined
  /** What authors may use in `.mdx` here. */
  components?: App['mdx'] | undefined
}

export function Prose({ original, components = {} }: ProseProps) {
  const language = useOriginal(original)
  const content = (
    <Content
      className={cx(prose, proseTables, proseCode, proseBlocks, proseDrawings, proseLists, proseTree, proseZoom)}
      components={components}
    />
  )
  return original ? <div {...language}>{content}</div> : content
}
