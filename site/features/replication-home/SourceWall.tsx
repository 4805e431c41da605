/** What can be connected, by kind. Nothing where there is no catalogue. */
import { css } from '@linaria/core'
import { useLocale, useLocalized, useSite } from '../../../engine/client/index.ts'
import type { ConnectorCard } from '../../../plugins/connectors/types.ts'
import { dialogMarks, mark } from '../../client/behaviour.ts'
import { useStrings } from '../../strings/index.ts'
import { besideIcon } from '../../ui/besideIcon.ts'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
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
        <div key={category} className={group}>
          <h3>{wall.groups[category]}</h3>
          <ul>
            {members.map(({ slug, name, mark }) => (
              <li key={slug}>
                <a href={`${base}${slug}/`}>
                  <ConnectorMark mark={mark} category={category} small />
                  {name}
                </a>
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
        <a href={contact} {...mark(dialogMarks.opens, dialogs.request)}>
          {wall.request}
        </a>
      </p>
    </Section>
  )
}

const layout = css`
  h3 {
    font-size: var(--t-3);
    line-height: 44px;
  }
  ul {
    display: grid;
    gap: var(--s-2);
    grid-template-columns: repeat(auto-fill, minmax(min(12.5rem, 46%), 1fr));
  }
  li a {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    height: 100%;
    padding: 6px var(--s-3) 6px 6px;
    border-radius: var(--r-1);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 500;
    line-height: 1.3;
    transition: background var(--d-1);
  }
  li a:hover {
    background: var(--c-tint);
    color: var(--c-heading);
    text-decoration: none;
  }
  /* On a phone the well-known ones; the catalogue below has all. */
  @media (width < 600px) {
    ul {
      margin-inline: -6px;
    }
    h3 {
      line-height: inherit;
    }
    li:nth-child(n + 9) {
      display: none;
    }
  }
  > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-8);
    padding-top: var(--s-6);
    border-top: 1px solid var(--c-line);
  }
  > div > p > a {
    ${besideIcon}
    min-height: 28px;
    font-weight: 600;
  }
`

const group = css`
  display: grid;
  gap: var(--s-4) var(--s-8);
  padding-block: var(--s-6);
  border-top: 1px solid var(--c-line);

  @media (width >= 800px) {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`
