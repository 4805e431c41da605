/** What a connector is for: its category, the product behind it, four features, patterns, a checklist. */
import type { ConnectorCard, ConnectorProps } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { capabilityOf, checklistOf } from './capability.ts'
import { checkPanel, guide, what } from './ConnectorAbout.styles.ts'

type ConnectorAboutProps = { connector: ConnectorCard; own: string }

const icons = { realtime: 'clock', full: 'route', control: 'eye', enterprise: 'shield' } as const

export function ConnectorAbout({ connector, own }: ConnectorAboutProps) {
  const { intro, features } = useStrings().connectors.detail
  const { name, category, text } = connector
  const capability = capabilityOf(connector)
  const full = features.full[capability === 'both' ? 'source' : capability]
  const cards = [
    { id: 'realtime', title: features.realtime.title, text: features.realtime.text(name) },
    { id: 'full', title: features.full.title, text: full(name) },
    { id: 'control', title: features.control.title, text: features.control.text() },
    { id: 'enterprise', title: features.enterprise.title, text: features.enterprise.text() },
  ]
  return (
    <Section id="about" title={intro.title(name)} lead={intro[category](name, own)} ground="sunken">
      <div className={what}>
        <h3>{intro.about(name)}</h3>
        <p>{text}</p>
      </div>
      <CardGrid items={cards} icons={icons} />
    </Section>
  )
}

type ConnectorPatternsProps = Pick<ConnectorProps, 'connector' | 'pipelines' | 'allPipelines'>

export function ConnectorPatterns({ connector, pipelines, allPipelines }: ConnectorPatternsProps) {
  const { patterns, checklist } = useStrings().connectorGuide
  const { name, category } = connector
  // The longest lists are shown in part, and a connector without pairs of its own is reached by another name.
  const isWhole = pipelines.length > 0 && !allPipelines
  const reached = isWhole ? pipelines.map(({ target }) => target).filter((target) => target !== name) : undefined
  const shown =
    category === 'database' || category === 'cache' ? patterns[category](name, reached) : patterns[category](name)
  const checks = [...checklistOf(connector).map((key) => checklist[key](name)), checklist.naming, checklist.trial]
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
