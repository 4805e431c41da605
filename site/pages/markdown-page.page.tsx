/** `/markdown-page/`: how prose looks, each kind of block once. The markup is what the Markdown compiler writes. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../engine/client/index.ts'
import { useStrings } from '../strings/index.ts'
import { prose } from '../../theme/styles/prose.ts'
import { proseBlocks } from '../../theme/styles/proseBlocks.ts'
import { proseCode } from '../../theme/styles/proseCode.ts'
import { proseLists } from '../../theme/styles/proseLists.ts'
import { proseTables } from '../../theme/styles/proseTables.ts'
import { PageHead } from '../../theme/PageHead.tsx'
import { Seo } from '../../theme/Seo.tsx'
import { wrap } from '../../theme/ui/wrap.ts'

export default function MarkdownPage() {
  const { sample } = useStrings()
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)}>
      <Seo title={sample.title} description={sample.description} />
      <PageHead title={sample.title} lead={sample.description} />
      <div className={cx(prose, proseTables, proseCode, proseBlocks, proseLists)}>
        <p>{sample.intro}</p>
        <Text />
        <Lists />
        <Table />
        <Source />
        <Blocks />
      </div>
    </main>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <>
    <h2 id={id}>{title}</h2>
    {children}
  </>
)

function Text() {
  const { text } = useStrings().sample
  const localized = useLocalized()
  return (
    <Part id="text" title={text.title}>
      <p>
        {text.paragraph} <a href={localized('/')}>{text.link}</a>
        {text.comma}
        <strong>{text.strong}</strong>
        {text.comma}
        <em>{text.em}</em>
        {text.comma}
        <code>{text.code}</code>
        {text.comma}
        <mark>{text.mark}</mark>
        {text.stop}
        {text.key} <kbd>Ctrl</kbd> + <kbd>K</kbd>
        {text.stop}
      </p>
      <blockquote>
        <p>{text.quote}</p>
      </blockquote>
    </Part>
  )
}

function Lists() {
  const { lists } = useStrings().sample
  const localized = useLocalized()
  return (
    <Part id="lists" title={lists.title}>
      <ul>
        {lists.plain.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ol className="steps">
        {lists.ordered.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <ul className="cards">
        {lists.cards.map(({ path, title, text }) => (
          <li key={path}>
            <a href={localized(path)}>{title}</a> {text}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Table() {
  const { table } = useStrings().sample
  return (
    <Part id="table" title={table.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <div className="table" role="group" aria-label={table.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

function Source() {
  const { source } = useStrings().sample
  return (
    <Part id="source" title={source.title}>
      <figure className="code">
        <figcaption>orders.sql</figcaption>
        {/* Focusable: otherwise nobody could scroll it by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>
          <code>
            <i className="k">SELECT</i> id, total{'\n'}
            <i className="k">FROM</i> orders{'\n'}
            <i className="k">WHERE</i> paid_at &gt; <i className="s">&apos;2026-01-01&apos;</i>;
          </code>
        </pre>
      </figure>
    </Part>
  )
}

function Blocks() {
  const { blocks } = useStrings().sample
  return (
    <Part id="blocks" title={blocks.title}>
      <div className="callout callout-tip">
        <p className="callout-title">{blocks.tip}</p>
        <p>{blocks.tipText}</p>
      </div>
      <div className="callout callout-warning">
        <p className="callout-title">{blocks.warning}</p>
        <p>{blocks.warningText}</p>
      </div>
      <details>
        <summary>{blocks.details}</summary>
        <p>{blocks.detailsText}</p>
      </details>
    </Part>
  )
}

const page = css`
  padding-bottom: var(--s-24);

  > div {
    max-width: var(--w-text);
  }
`
