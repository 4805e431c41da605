/** Real-time analytics. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { useLatency } from '../../ui/useLatency.ts'
import { AnalyticsArt } from './AnalyticsArt.tsx'
import { analyticsDrawing } from './drawings.ts'
import { Solution } from './Solution.tsx'

export function AnalyticsSolution({ latest }: { latest: ReactNode }) {
  const { analytics } = useStrings().solutions
  return (
    <Solution
      words={analytics}
      to="replication"
      art={<AnalyticsArt label={analytics.art} delay={useLatency('change').signed} words={analytics.dashboard} />}
      drawing={analyticsDrawing(analytics.architecture.words)}
    >
      {latest}
    </Solution>
  )
}
