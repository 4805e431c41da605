/** A connector in a list; the whole card leads to its page. */
import { css } from '@linaria/core'
import type { ConnectorCard as Card } from '../../../plugins/connectors/types.ts'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import type { CatalogueWords } from './words.ts'

type ConnectorCardProps = {
  connector: Card
  words: CatalogueWords
  /** Path of the catalogue in the locale. */
  base: string
  heading?: 'h2' | 'h3'
}

export function ConnectorCard({ connector, words, base, heading: Heading = 'h2' }: ConnectorCardProps) {
  const { slug, name, text, category, source, target, commercial } = connector
  return (
    <a className={card} href={`${base}${slug}/`}>
      <ConnectorMark {...connector} />
      <Heading>{name}</Heading>
      <small>{words.categories[category]}</small>
      <p>{text}</p>
      <ul>
        {source && <li>{words.source}</li>}
        {target && <li>{words.target}</li>}
        {commercial && <li data-commercial="">{words.commercial}</li>}
      </ul>
    </a>
  )
}

const card = css`
  display: grid;
  grid-template: auto auto auto 1fr / auto 1fr;
  gap: 0 var(--s-4);
  height: 100%;
  padding: var(--s-5);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: var(--c-text);
  transition:
    border-color var(--d-2),
    box-shadow var(--d-2);

  &:hover {
    border-color: var(--c-tint-strong);
    box-shadow: var(--shadow-2);
    color: var(--c-text);
    text-decoration: none;
  }
  > svg {
    grid-row: span 2;
  }
  h2,
  h3 {
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
    color: var(--c-muted);
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
  li {
    padding: 1px var(--s-3);
    border: 1px solid var(--c-line);
    border-radius: 99px;
    color: var(--c-muted);
    font-size: var(--t-1);
    line-height: 1.7;
  }
  [data-commercial] {
    border-color: color-mix(in srgb, var(--c-warn) 35%, transparent);
    background: var(--c-warn-bg);
    color: var(--c-warn);
  }
`
