/** AI and RAG. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../ui/Seo.tsx'
import { useProductOf } from '../../ui/useProductOf.ts'
import { Architecture } from './Architecture.tsx'
import { ragDrawing } from './drawings.ts'
import { Hero } from './Hero.tsx'
import { RagArt } from './RagArt.tsx'
import { RagSteps } from './RagSteps.tsx'
import { LastWord, WaysIn } from './WaysIn.tsx'

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
  const product = useProductOf('replication')
  return (
    <>
      <Seo title={rag.meta.title} description={rag.meta.description(product)} />
      <Hero
        words={rag}
        lead={rag.lead(product)}
        buttons={<WaysIn to="replication" />}
        art={<RagArt label={rag.art} words={rag.chat} />}
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
      <LastWord to="replication" words={rag.action} />
    </>
  )
}
