/** `/solution1/`: real-time analytics. */
import { PostsAbout } from '../features/blog/PostsAbout.tsx'
import { AnalyticsSolution } from '../features/solutions/AnalyticsSolution.tsx'
import { useStrings } from '../strings/index.ts'

const Analytics = () => (
  <main id="main" tabIndex={-1}>
    <AnalyticsSolution posts={<PostsAbout terms={useStrings().solutions.analytics.posts} />} />
  </main>
)

export default Analytics
