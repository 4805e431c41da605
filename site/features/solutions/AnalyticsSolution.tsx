/** Real-time analytics. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../ui/Seo.tsx'
import { useProductOf } from '../../ui/useProductOf.ts'
import { AnalyticsArt } from './AnalyticsArt.tsx'
import { Architecture } from './Architecture.tsx'
import { analyticsDrawing } from './drawings.ts'
import { Hero } from './Hero.tsx'
import { LastWord, WaysIn } from './WaysIn.tsx'

const icons = { clock: 'clock', plug: 'plug', target: 'target', route: 'route' } as const

export function AnalyticsSolution({ latest }: { latest: ReactNode }) {
  const { analytics } = useStrings().solutions
  const product = useProductOf('replication')
  return (
    <>
      <Seo title={analytics.meta.title} description={analytics.meta.description(product)} />
      <Hero
        words={analytics}
        lead={analytics.lead(product)}
        buttons={<WaysIn to="replication" />}
        art={<AnalyticsArt label={analytics.art} words={analytics.dashboard} />}
      />
      <Section id="value" title={analytics.cards.title}>
        <CardGrid items={analytics.cards.items} icons={icons} />
      </Section>
      <Architecture words={analytics.architecture} drawing={analyticsDrawing(analytics.architecture.words)} />
      {latest}
      <LastWord to="replication" words={analytics.action} />
    </>
  )
}
