/** What can be connected, by kind. Nothing where there is no catalogue. */
import { css } from '@linaria/core'
import { useLocale, useLocalized, useSite } from '../../../engine/client/index.ts'
import type { ConnectorCard } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { Section } from '../../ui/Section.tsx'

const categories = ['database', 'analytics', 'streaming', 'cache', 'lake', 'ai'] as const

export function SourceWall() {
  const { wall } = useStrings().home
  const { id } = useLocale()
  const localized = useLocalized()
  const base = localized('/connector/')
  const contact = localized('/about/#contactUs')
  const cards = (useSite().shared[`connectors/${id}`] ?? []) as readonly ConnectorCard[]
  const groups = categories.flatMap((category) => {
    const members = cards.filter((card) => card.category === category)
    return members.length ? [{ category, members }] : []
  })
  if (!groups.length) return null
  return (
    <Section id="sources" title={wall.title} lead={wall.lead} className={layout}>
      {groups.map(({ category, members }) => (
        <div key={category} data-group="">
          <h3>{wall.groups[category]}</h3>
          <ul>
            {members.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`${base}${slug}/`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <a href={base}>
          {wall.more}
          <Icon name="arrow" />
        </a>
        <a href={contact} data-dialog={dialogs.request}>
          {wall.request}
        </a>
      </p>
    </Section>
  )
}

const layout = css`
  [data-group] {
    display: grid;
    gap: var(--s-3) var(--s-8);
    padding-block: var(--s-5);
    border-top: 1px solid var(--c-line);

    @media (width >= 800px) {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
  h3 {
    padding-top: 6px;
    font-size: var(--t-3);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  li a {
    display: block;
    padding: 5px var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: 99px;
    background: var(--c-surface);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 500;
    transition:
      border-color var(--d-1),
      background var(--d-1);
  }
  li a:hover {
    border-color: var(--c-tint-strong);
    background: var(--c-tint);
    color: var(--c-heading);
    text-decoration: none;
  }
  > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-8);
    margin-top: var(--s-5);
  }
  > div > p > a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 28px;
    font-weight: 600;
  }
`
