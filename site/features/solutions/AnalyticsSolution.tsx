/** Real-time analytics: the drawing of how it is built comes first. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { Screen } from '../screens/Screen.tsx'
import { Architecture } from './Architecture.tsx'
import { analyticsDrawing } from './drawings.ts'
import { Cards, Solution } from './Solution.tsx'

export function AnalyticsSolution({ latest }: { latest: ReactNode }) {
  const { analytics } = useStrings().solutions
  return (
    <Solution words={analytics} to="replication" art={<Screen name="monitor" />}>
      <Architecture words={analytics.architecture} drawing={analyticsDrawing(analytics.architecture.words)} />
      <Cards words={analytics.cards} />
      {latest}
    </Solution>
  )
}
