/** Callouts, lists with a look and code as Markdown makes them. */
import { cx } from '@linaria/core'
import { prose } from '../../../theme/styles/prose.ts'
import { proseBlocks } from '../../../theme/styles/proseBlocks.ts'
import { proseCode } from '../../../theme/styles/proseCode.ts'
import { proseLists } from '../../../theme/styles/proseLists.ts'
import type { Kit } from './kitOf.ts'

const kinds = ['note', 'tip', 'important', 'warning', 'danger'] as const

export const Proses = ({ kit }: { kit: Kit }) => (
  <div className={cx(prose, proseCode, proseBlocks, proseLists)}>
    {kinds.map((kind) => (
      <aside key={kind} className={`callout callout-${kind}`} aria-label={kit.callouts[kind]}>
        <p className="callout-title">{kit.callouts[kind]}</p>
        <p>{kit.text}</p>
      </aside>
    ))}
    <ol className="steps">
      {kit.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <ul className="cards">
      {kinds.slice(0, 2).map((kind) => (
        <li key={kind}>
          <a href="#main">{kit.callouts[kind]}</a> {kit.text}
        </li>
      ))}
    </ul>
    <figure className="code">
      <figcaption>orders.sql</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise nobody could scroll it by keyboard. */}
      <pre tabIndex={0}>
        <code>
          <span className="line">
            <i className="k">SELECT</i> name, total
          </span>
          {'\n'}
          <span className="line hl">
            <i className="k">FROM</i> orders
          </span>
          {'\n'}
          <span className="line">
            <i className="k">WHERE</i> created &gt; <i className="s">&apos;2026-01-01&apos;</i>{' '}
            <i className="c">-- new</i>
          </span>
        </code>
      </pre>
    </figure>
  </div>
)
