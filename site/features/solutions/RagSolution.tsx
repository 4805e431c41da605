/** AI and RAG. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { ragDrawing } from './drawings.ts'
import { RagArt } from './RagArt.tsx'
import { RagSteps } from './RagSteps.tsx'
import { icons, Solution } from './Solution.tsx'

export function RagSolution({ latest }: { latest: ReactNode }) {
  const { rag } = useStrings().solutions
  return (
    <Solution
      words={rag}
      to="replication"
      art={<RagArt label={rag.art} words={rag.chat} />}
      drawing={ragDrawing(rag.architecture.words)}
    >
      <RagSteps />
      <Section id="uses" title={rag.uses.title} ground="sunken">
        <CardGrid items={rag.uses.items} icons={icons} look="open" />
      </Section>
      {latest}
    </Solution>
  )
}
