/** Real-time analytics: the drawing of how it is built comes first. `posts`: those about it, where there are any. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { Screen } from '../screens/Screen.tsx'
import { Architecture } from './Architecture.tsx'
import { analyticsDrawing } from './drawings.ts'
import { Cards, Solution } from './Solution.tsx'

export function AnalyticsSolution({ posts }: { posts: ReactNode }) {
  const { analytics } = useStrings().solutions
  return (
    <Solution words={analytics} to="replication" art={<Screen name="monitor" />}>
      <Architecture words={analytics.architecture} drawing={analyticsDrawing(analytics.architecture.words)} />
      <Cards words={analytics.cards} />
      {posts}
    </Solution>
  )
}
