/** What a connector is for: its category, the product behind it, four features, three patterns, a checklist. */
import { css } from '@linaria/core'
import type { ConnectorCard } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { IconItems } from '../../ui/IconItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { capabilityOf, checklistOf } from './capability.ts'

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

export function ConnectorPatterns({ connector }: { connector: ConnectorCard }) {
  const { patterns, checklist } = useStrings().connectorGuide
  const { name, category } = connector
  const checks = [...checklistOf(connector).map((key) => checklist[key](name)), checklist.naming, checklist.trial]
  return (
    <Section id="patterns" title={patterns.title} lead={patterns.lead(name)} className={guide}>
      <ol>
        {patterns[category](name).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={checkPanel}>
        <h3>{checklist.title}</h3>
        <ul>
          <IconItems items={checks} />
        </ul>
      </div>
    </Section>
  )
}

const what = css`
  max-width: 44rem;
  margin-bottom: var(--s-10);
  padding-inline-start: var(--s-5);
  border-inline-start: 3px solid var(--c-primary);

  p {
    margin-top: var(--s-2);
  }
`

const guide = css`
  ol {
    display: grid;
    gap: var(--s-5);
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    counter-reset: pattern;
  }
  ol > li {
    padding-top: var(--s-5);
    border-top: 2px solid var(--c-tint-strong);
    counter-increment: pattern;
  }
  ol > li::before {
    color: var(--c-link);
    font-size: var(--t-2);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    content: counter(pattern, decimal-leading-zero) / '';
  }
  ol h3 {
    margin-block: var(--s-3) var(--s-2);
  }
  ol p {
    color: var(--c-muted);
  }
`

const checkPanel = css`
  margin-top: var(--s-12);
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  border-radius: var(--r-3);
  background: var(--c-tint);

  ul {
    display: grid;
    gap: var(--s-3) var(--s-8);
    margin-top: var(--s-5);

    @media (width >= 900px) {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    display: flex;
    gap: var(--s-3);
  }
  svg {
    margin-top: 0.25em;
    color: var(--c-link);
  }
`
