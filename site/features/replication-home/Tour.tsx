/** What the console looks like: a data source, the tasks, the monitoring of one. */
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { ScreenTabs } from '../screens/ScreenTabs.tsx'

const seen = ['source', 'tasks', 'monitor'] as const

export function Tour() {
  const { tour } = useStrings().home
  return (
    <Section id="tour" title={tour.title} lead={tour.lead}>
      <ScreenTabs
        label={tour.title}
        items={seen.flatMap((screen, index) => {
          const words = tour.items[index]
          return words ? [{ id: screen, screen, ...words }] : []
        })}
      />
    </Section>
  )
}
