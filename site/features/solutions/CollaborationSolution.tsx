/** Team database collaboration. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../ui/Seo.tsx'
import { useProductName } from '../../ui/useProductName.ts'
import { Architecture } from './Architecture.tsx'
import { collaborationDrawing } from './drawings.ts'
import { TicketArt } from './TicketArt.tsx'
import { SolutionBand, SolutionButtons } from './SolutionButtons.tsx'

const icons = {
  console: 'console',
  eye: 'eye',
  globe: 'globe',
  mask: 'mask',
  route: 'route',
  server: 'server',
  shield: 'shield',
  user: 'user',
} as const

export function CollaborationSolution({ latest }: { latest: ReactNode }) {
  const { collaboration } = useStrings().solutions
  const product = useProductName('management')
  return (
    <>
      <Seo title={collaboration.meta.title} description={collaboration.meta.description(product)} />
      <Hero
        eyebrow={collaboration.eyebrow}
        title={collaboration.title}
        accent={collaboration.accent}
        lead={collaboration.lead(product)}
        buttons={<SolutionButtons to="management" />}
        art={<TicketArt label={collaboration.art} words={collaboration.ticket} />}
        moves
      />
      <Section id="value" title={collaboration.cards.title}>
        <CardGrid items={collaboration.cards.items} icons={icons} />
      </Section>
      <Architecture
        words={collaboration.architecture}
        drawing={collaborationDrawing(collaboration.architecture.words)}
      />
      <Section id="scenes" title={collaboration.scenes.title}>
        <CardGrid items={collaboration.scenes.items} icons={icons} look="open" />
      </Section>
      {latest}
      <SolutionBand to="management" words={collaboration.action} />
    </>
  )
}
