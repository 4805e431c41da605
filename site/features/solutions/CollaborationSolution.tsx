/** Team database collaboration. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { Screen } from '../screens/Screen.tsx'
import { collaborationDrawing } from './drawings.ts'
import { icons, Solution } from './Solution.tsx'

export function CollaborationSolution({ latest }: { latest: ReactNode }) {
  const { collaboration } = useStrings().solutions
  return (
    <Solution
      words={collaboration}
      to="management"
      art={<Screen name="ticket" />}
      drawing={collaborationDrawing(collaboration.architecture.words)}
    >
      <Section id="scenes" title={collaboration.scenes.title}>
        <CardGrid items={collaboration.scenes.items} icons={icons} look="open" />
      </Section>
      {latest}
    </Solution>
  )
}
