/** `/clouddm_solution/`: team database collaboration. */
import { PostsAbout } from '../features/blog/PostsAbout.tsx'
import { CollaborationSolution } from '../features/solutions/CollaborationSolution.tsx'
import { useStrings } from '../strings/index.ts'

const Collaboration = () => (
  <main id="main" tabIndex={-1}>
    <CollaborationSolution posts={<PostsAbout terms={useStrings().solutions.collaboration.posts} />} />
  </main>
)

export default Collaboration
