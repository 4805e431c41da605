/** Where figures of others were read, and when: a line for each product, day and address. */
import { css } from '@linaria/core'
import type { Origin } from '../../../plugins/pricing/types.ts'
import { useDayText } from '../../../theme/DateText.tsx'
import { Phrases } from '../../../theme/ui/Phrases.tsx'
import { useStrings } from '../../strings/index.ts'

type OriginsProps = { items: readonly { readonly product: string; readonly origins: readonly Origin[] }[] }

export function Origins({ items }: OriginsProps) {
  const { origin } = useStrings().why
  const dayText = useDayText()
  const lines = items.flatMap(({ product, origins }) =>
    [...new Map(origins.map((each) => [`${each.date} ${each.source}`, each])).values()].map(({ date, source }) => ({
      text: origin(product, dayText(date)),
      source,
    })),
  )
  return (
    <ul className={list}>
      {lines.map(({ text, source }) => (
        <li key={text + source}>
          <Phrases text={text} />
          <a href={source} rel="noopener nofollow">
            {source.replace(/^https:\/\/(?:www\.)?/, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}

const list = css`
  margin-top: var(--s-2);

  a {
    overflow-wrap: anywhere;
    text-decoration: underline;
  }
`
