/** AI and RAG: the way step by step, with the call it ends with, and its uses as a table. `posts`: those about it, where there are any. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { Architecture } from './Architecture.tsx'
import { ragDrawing } from './drawings.ts'
import { RagArt } from './RagArt.tsx'
import { RagSteps } from './RagSteps.tsx'
import { RagUses } from './RagUses.tsx'
import { Cards, Solution } from './Solution.tsx'

export function RagSolution({ posts }: { posts: ReactNode }) {
  const { rag } = useStrings().solutions
  return (
    <Solution words={rag} to="replication" art={<RagArt label={rag.art} words={rag.chat} />}>
      <RagSteps />
      <Architecture words={rag.architecture} drawing={ragDrawing(rag.architecture.words)} />
      <Cards words={rag.cards} />
      <RagUses words={rag.uses} />
      {posts}
    </Solution>
  )
}
