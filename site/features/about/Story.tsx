/** Years and what happened in them. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { Timeline } from '../../ui/Timeline.tsx'

export function Story() {
  const { edition } = useBrand<SiteBrand>()
  const { story } = useStrings().about
  return (
    <Section id="story" title={story.title}>
      <Timeline items={story.milestones[edition]} />
    </Section>
  )
}
