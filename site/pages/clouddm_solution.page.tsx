/** `/clouddm_solution/`: team database collaboration. */
import { LatestPosts } from '../features/blog/LatestPosts.tsx'
import { CollaborationSolution } from '../features/solutions/CollaborationSolution.tsx'

const Collaboration = () => (
  <main id="main" tabIndex={-1}>
    <CollaborationSolution latest={<LatestPosts />} />
  </main>
)

export default Collaboration
