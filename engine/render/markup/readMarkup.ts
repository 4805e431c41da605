/** What a piece of markup says, read in one pass: a view with its slots, a fragment, or the prose of a document. */
import { parseHtml } from '../../html/parseHtml.ts'
import { createHeadReader, type Head } from './head.ts'
import { createInlineReader, type Inline } from './inline.ts'
import { createOutlineReader, type Outline } from './outline.ts'
import { createSectionsReader, type ExcludeText, type Sections } from './sections.ts'

export type Markup = Head & Outline & Inline & Sections

export function readMarkup(html: string, excludeText: ExcludeText = () => false): Markup {
  const head = createHeadReader()
  const outline = createOutlineReader()
  const inline = createInlineReader()
  const sections = createSectionsReader(excludeText)
  parseHtml(html, [head, outline, inline, sections])
  return { ...head.result(), ...outline.result(), ...inline.result(), ...sections.result() }
}
