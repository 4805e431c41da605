/** What a connector is for: its category, the product behind it, four features, patterns, a checklist. */
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { checklistOf, knownOf, movedOf, readingOf, writingOf } from './capability.ts'
import { checkPanel, guide, what } from './ConnectorAbout.styles.ts'

type ConnectorAboutProps = Pick<ConnectorProps, 'connector' | 'modes' | 'upstream'> & { own: string }

const icons = { realtime: 'clock', full: 'route', control: 'eye', enterprise: 'shield' } as const

export function ConnectorAbout({ connector, modes, upstream, own }: ConnectorAboutProps) {
  const { intro, features } = useStrings().connectors.detail
  const { name, category, text } = connector
  const reading = readingOf(connector, { modes, upstream })
  const pace = features.realtime[reading === 'queries' ? (connector.target ? 'written' : 'scheduled') : 'text']
  const lead = category === 'database' && reading !== 'changes' ? intro.linked : intro[category]
  const cards = [
    { id: 'realtime', title: features.realtime.title, text: pace(name) },
    { id: 'full', title: features.full.title, text: features.full[movedOf(connector, reading)](name) },
    { id: 'control', title: features.control.title, text: features.control.text() },
    { id: 'enterprise', title: features.enterprise.title, text: features.enterprise.text() },
  ]
  return (
    <Section id="about" title={intro.title(name)} lead={lead(name, own)} ground="sunken">
      <div className={what}>
        <h3>{intro.about(name)}</h3>
        <p>{text}</p>
      </div>
      <CardGrid items={cards} icons={icons} />
    </Section>
  )
}

type ConnectorPatternsProps = Pick<ConnectorProps, 'connector' | 'modes' | 'upstream' | 'downstream'>

export function ConnectorPatterns({ connector, modes, upstream, downstream }: ConnectorPatternsProps) {
  const { patterns, checklist } = useStrings().connectorGuide
  const { name, category } = connector
  const shown = patterns[category](name, knownOf({ upstream, downstream }))
  const keys = checklistOf(readingOf(connector, { modes, upstream }), writingOf(connector, { upstream, downstream }))
  const checks = [...keys.map((key) => checklist[key](name)), checklist.naming, checklist.trial]
  return (
    <Section id="patterns" title={patterns.title} lead={patterns.lead(name)} className={guide}>
      <ol>
        {shown.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={checkPanel}>
        <h3>{checklist.title}</h3>
        <ul>
          <CheckItems items={checks} />
        </ul>
      </div>
    </Section>
  )
}
