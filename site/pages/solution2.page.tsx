/** `/solution2/`: AI and RAG. */
import { LatestPosts } from '../features/blog/LatestPosts.tsx'
import { RagSolution } from '../features/solutions/RagSolution.tsx'

const Rag = () => (
  <main id="main" tabIndex={-1}>
    <RagSolution latest={<LatestPosts />} />
  </main>
)

export default Rag
