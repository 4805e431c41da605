/** A connector in a list; the whole card leads to its page. */
import { css } from '@linaria/core'
import type { ConnectorCard as Connector } from '../../../plugins/connectors/types.ts'
import { Badge } from '../../../theme/ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import type { CatalogueWords } from './words.ts'

type ConnectorCardProps = {
  connector: Connector
  words: CatalogueWords
  /** Path of the catalogue in the locale. */
  base: string
  heading?: 'h2' | 'h3'
}

export function ConnectorCard({ connector, words, base, heading = 'h2' }: ConnectorCardProps) {
  const { slug, name, text, category, source, target, commercial } = connector
  return (
    <Card
      title={name}
      href={`${base}${slug}/`}
      heading={heading}
      art={<ConnectorMark {...connector} />}
      className={layout}
    >
      <small>{words.categories[category]}</small>
      <p>{text}</p>
      <ul>
        {source && (
          <li>
            <Badge>{words.source}</Badge>
          </li>
        )}
        {target && (
          <li>
            <Badge>{words.target}</Badge>
          </li>
        )}
        {commercial && (
          <li>
            <Badge tone="warn">{words.commercial}</Badge>
          </li>
        )}
      </ul>
    </Card>
  )
}

const layout = css`
  && {
    grid-template: auto auto auto 1fr / auto 1fr;
    gap: 0 var(--s-4);
    height: 100%;
    padding: var(--s-5);
  }
  > svg {
    grid-row: span 2;
  }
  && :is(h2, h3) {
    align-self: end;
    font-size: var(--t-4);
    overflow-wrap: anywhere;
  }
  small {
    color: var(--c-muted);
  }
  p {
    display: -webkit-box;
    grid-column: 1 / -1;
    margin-block: var(--s-4);
    overflow: hidden;
    font-size: var(--t-2);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--s-2);
    align-self: end;
  }
`
