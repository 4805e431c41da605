/**
 * Contents of the page: a disclosure above the text on small screens, a column that stays in view on wide ones.
 * One list serves both; on wide screens the closed disclosure shows its content.
 */
import { cx } from '@linaria/core'
import { useRoute } from '../../engine/client/index.ts'
import { mark, tocMarks } from '../client/behaviour.ts'
import { disclosure } from './disclosure.ts'
import { deeper, toc } from './Toc.styles.ts'

type Heading = { readonly id: string; readonly depth: number; readonly text: string }

/** Of the page's document, unless `headings` are given. */
export function Toc({ label, headings: given }: { label: string; headings?: readonly Heading[] }) {
  const { bodies } = useRoute()
  const all: readonly Heading[] = given ?? bodies[0]?.headings ?? []
  const headings = all.filter(({ depth }) => depth === 2 || depth === 3)
  if (headings.length < 2) return null
  return (
    <details className={cx(disclosure, toc)} {...mark(tocMarks.toc)} data-print="no">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <ul>
          {headings.map(({ id, depth, text }) => (
            <li key={id} className={depth === 3 ? deeper : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
