/** A part of what is known about one end: texts, lists and code. Shared by all pages of the end. */
import { cx } from '@linaria/core'
import type { FactsValue } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { prose } from '../../theme/prose.ts'
import { proseCode } from '../../theme/proseCode.ts'
import { FactItems } from './FactItems.tsx'
import { InlineCode } from './InlineCode.tsx'

export function EndFacts({ value: { texts, lists, code } }: { value: FactsValue }) {
  const { prepare } = useStrings().connections
  return (
    <div className={cx(prose, proseCode)}>
      {lists.map(({ label, items }) => (
        <div key={label ?? ''} className={prose}>
          {label && (
            <p>
              <strong>{prepare[label]}</strong>
            </p>
          )}
          <FactItems items={items} />
        </div>
      ))}
      {code.map(({ title, lang, text }) => (
        <figure key={title} className="code" data-lang={lang}>
          <figcaption>{title}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise nobody could scroll it by keyboard. */}
          <pre tabIndex={0}>
            <code>{text.trimEnd()}</code>
          </pre>
        </figure>
      ))}
      {texts.map((text) => (
        <p key={text}>
          <InlineCode text={text} />
        </p>
      ))}
    </div>
  )
}
