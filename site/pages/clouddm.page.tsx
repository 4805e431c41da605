/** `/clouddm/`: the collaboration tool, also where the brand's own home page shows something else. */
import { LatestPosts } from '../features/blog/LatestPosts.tsx'
import { CollaborationHome } from '../features/collaboration-home/CollaborationHome.tsx'

const CloudDM = () => (
  <main id="main" tabIndex={-1}>
    <CollaborationHome latest={<LatestPosts />} />
  </main>
)

export default CloudDM
