/** AI and RAG. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../ui/Seo.tsx'
import { useProductName } from '../../ui/useProductName.ts'
import { Architecture } from './Architecture.tsx'
import { ragDrawing } from './drawings.ts'
import { RagArt } from './RagArt.tsx'
import { RagSteps } from './RagSteps.tsx'
import { SolutionBand, SolutionButtons } from './SolutionButtons.tsx'

const icons = {
  clock: 'clock',
  phone: 'phone',
  plug: 'plug',
  route: 'route',
  search: 'search',
  server: 'server',
  target: 'target',
  user: 'user',
} as const

export function RagSolution({ latest }: { latest: ReactNode }) {
  const { rag } = useStrings().solutions
  const product = useProductName('replication')
  return (
    <>
      <Seo title={rag.meta.title} description={rag.meta.description(product)} />
      <Hero
        eyebrow={rag.eyebrow}
        title={rag.title}
        accent={rag.accent}
        lead={rag.lead(product)}
        buttons={<SolutionButtons to="replication" />}
        art={<RagArt label={rag.art} words={rag.chat} />}
        moves
      />
      <Section id="value" title={rag.cards.title}>
        <CardGrid items={rag.cards.items} icons={icons} />
      </Section>
      <Architecture words={rag.architecture} drawing={ragDrawing(rag.architecture.words)} />
      <RagSteps />
      <Section id="uses" title={rag.uses.title} ground="sunken">
        <CardGrid items={rag.uses.items} icons={icons} look="open" />
      </Section>
      {latest}
      <SolutionBand to="replication" words={rag.action} />
    </>
  )
}
