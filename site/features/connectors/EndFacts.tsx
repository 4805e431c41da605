/** A part of what is known about one end: texts, lists and code. Shared by all pages of the end, which put it into prose. */
import { Fragment as Parts } from 'react'
import type { FactsValue } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { FactItems } from './FactItems.tsx'
import { InlineCode } from './InlineCode.tsx'

export function EndFacts({ value: { texts, lists, code } }: { value: FactsValue }) {
  const { prepare } = useStrings().connections
  return (
    <>
      {lists.map(({ label, items }) => (
        <Parts key={label ?? ''}>
          {label && (
            <p>
              <strong>{prepare[label]}</strong>
            </p>
          )}
          <FactItems items={items} />
        </Parts>
      ))}
      {code.map(({ title, lang, html }) => (
        <figure key={title} className="code" data-lang={lang}>
          <figcaption>{title}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise nobody could scroll it by keyboard. */}
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </figure>
      ))}
      {texts.map((text) => (
        <p key={text}>
          <InlineCode text={text} />
        </p>
      ))}
    </>
  )
}
