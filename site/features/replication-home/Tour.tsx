/** What the console looks like: a data source, the tasks, the monitoring of one. */
import { useStrings } from '../../strings/index.ts'
import { Lead } from '../../ui/Lead.tsx'
import { Section } from '../../ui/Section.tsx'
import { sideBySide } from '../../ui/sideBySide.ts'
import { Screen } from '../screens/Screen.tsx'

const seen = ['source', 'tasks', 'monitor'] as const

export function Tour() {
  const { tour } = useStrings().home
  return (
    <Section id="tour" title={tour.title} lead={tour.lead} className={sideBySide}>
      {seen.map((name, index) => (
        <article key={name}>
          <Screen name={name} />
          <div>
            <h3>{tour.items[index]?.title}</h3>
            <Lead text={tour.items[index]?.text} />
          </div>
        </article>
      ))}
    </Section>
  )
}
