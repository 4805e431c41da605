/** What can be connected, by kind. Nothing where there is no catalogue. */
import { useLocale, useLocalized, useSite } from '../../../engine/client/index.ts'
import { connectorCards } from '../../../plugins/connectors/shared.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { dialogAttributes } from '../../client/behaviour.ts'
import { useStrings } from '../../strings/index.ts'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { Section } from '../../ui/Section.tsx'
import { group, kinds, layout } from './SourceWall.styles.ts'

const categories = ['database', 'analytics', 'streaming', 'cache', 'lake', 'ai'] as const

export function SourceWall() {
  const { wall } = useStrings().home
  const { id } = useLocale()
  const localized = useLocalized()
  const base = localized('/connector/')
  const contact = localized('/about/#contactUs')
  const cards = connectorCards(id).read(useSite()) ?? []
  const groups = categories.flatMap((category) => {
    const members = cards.filter((card) => card.category === category)
    return members.length ? [{ category, members }] : []
  })
  if (!groups.length) return null
  return (
    <Section id="sources" title={wall.title} lead={wall.lead} className={layout}>
      <div className={kinds}>
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
      </div>
      <p>
        <a href={base}>
          {wall.more}
          <Icon name="arrow" />
        </a>
        <a href={contact} {...attribute(dialogAttributes.opens, dialogs.request)}>
          {wall.request}
        </a>
      </p>
    </Section>
  )
}
