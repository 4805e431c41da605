/** Real-time analytics. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { Screen } from '../screens/Screen.tsx'
import { analyticsDrawing } from './drawings.ts'
import { Solution } from './Solution.tsx'

export function AnalyticsSolution({ latest }: { latest: ReactNode }) {
  const { analytics } = useStrings().solutions
  return (
    <Solution
      words={analytics}
      to="replication"
      art={<Screen name="monitor" />}
      drawing={analyticsDrawing(analytics.architecture.words)}
    >
      {latest}
    </Solution>
  )
}
