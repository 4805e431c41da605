/** `/solution2/`: AI and RAG. */
import { PostsAbout } from '../features/blog/PostsAbout.tsx'
import { RagSolution } from '../features/solutions/RagSolution.tsx'
import { useStrings } from '../strings/index.ts'

const Rag = () => (
  <main id="main" tabIndex={-1}>
    <RagSolution posts={<PostsAbout terms={useStrings().solutions.rag.posts} />} />
  </main>
)

export default Rag
