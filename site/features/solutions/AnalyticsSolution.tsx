/** Real-time analytics. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../ui/Seo.tsx'
import { useLatency } from '../../ui/useLatency.ts'
import { useProductName } from '../../ui/useProductName.ts'
import { AnalyticsArt } from './AnalyticsArt.tsx'
import { Architecture } from './Architecture.tsx'
import { analyticsDrawing } from './drawings.ts'
import { SolutionBand, SolutionButtons } from './SolutionButtons.tsx'

const icons = { clock: 'clock', plug: 'plug', target: 'target', route: 'route' } as const

export function AnalyticsSolution({ latest }: { latest: ReactNode }) {
  const { analytics } = useStrings().solutions
  const product = useProductName('replication')
  return (
    <>
      <Seo title={analytics.meta.title} description={analytics.meta.description(product)} />
      <Hero
        eyebrow={analytics.eyebrow}
        title={analytics.title}
        accent={analytics.accent}
        lead={analytics.lead(product)}
        buttons={<SolutionButtons to="replication" />}
        art={<AnalyticsArt label={analytics.art} delay={useLatency('change').signed} words={analytics.dashboard} />}
        moves
      />
      <Section id="value" title={analytics.cards.title}>
        <CardGrid items={analytics.cards.items} icons={icons} />
      </Section>
      <Architecture words={analytics.architecture} drawing={analyticsDrawing(analytics.architecture.words)} />
      {latest}
      <SolutionBand to="replication" words={analytics.action} />
    </>
  )
}
