/**
 * Contents of the page: a disclosure above the text on small screens, a column that stays in view on wide ones.
 * One list serves both; on wide screens the closed disclosure shows its content.
 */
import { cx } from '@linaria/core'
import { useRoute } from '../engine/client/index.ts'
import type { Locale } from '../engine/types.ts'
import { attribute, tocAttributes } from './client/behaviour.ts'
import { Original } from './Original.tsx'
import { disclosure } from './ui/disclosure.ts'
import { deeper, toc } from './Toc.styles.ts'

type Heading = { readonly id: string; readonly depth: number; readonly text: string }

type TocProps = {
  label: string
  headings?: readonly Heading[]
  /** Of headings that are shown. */
  levels?: { readonly from: number; readonly to: number } | undefined
  /** Where the headings are in another language than the page: that language. */
  original?: Locale | undefined
}

/** Of the page's document, unless `headings` are given. */
export function Toc({ label, headings: given, levels: { from, to } = { from: 2, to: 3 }, original }: TocProps) {
  const { bodies } = useRoute()
  const all: readonly Heading[] = given ?? bodies[0]?.headings ?? []
  const headings = all.filter(({ depth }) => depth >= from && depth <= to)
  if (headings.length < 2) return null
  return (
    <details className={cx(disclosure, toc)} {...attribute(tocAttributes.toc)} data-print="no">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <ul>
          {headings.map(({ id, depth, text }) => (
            <li key={id} className={depth > from ? deeper : undefined}>
              <a href={`#${id}`}>
                <Original locale={original}>{text}</Original>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
