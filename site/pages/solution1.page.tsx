/** `/solution1/`: real-time analytics. */
import { LatestPosts } from '../features/blog/LatestPosts.tsx'
import { AnalyticsSolution } from '../features/solutions/AnalyticsSolution.tsx'

const Analytics = () => (
  <main id="main" tabIndex={-1}>
    <AnalyticsSolution latest={<LatestPosts />} />
  </main>
)

export default Analytics
