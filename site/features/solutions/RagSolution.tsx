/** AI and RAG: the way step by step, with the call it ends with, and its uses as a table. `latest`: the newest posts, where there is a blog. */
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/index.ts'
import { Architecture } from './Architecture.tsx'
import { ragDrawing } from './drawings.ts'
import { RagArt } from './RagArt.tsx'
import { RagSteps } from './RagSteps.tsx'
import { RagUses } from './RagUses.tsx'
import { Cards, Solution } from './Solution.tsx'

export function RagSolution({ latest }: { latest: ReactNode }) {
  const { rag } = useStrings().solutions
  return (
    <Solution words={rag} to="replication" art={<RagArt label={rag.art} words={rag.chat} />}>
      <RagSteps />
      <Architecture words={rag.architecture} drawing={ragDrawing(rag.architecture.words)} />
      <Cards words={rag.cards} />
      <RagUses words={rag.uses} />
      {latest}
    </Solution>
  )
}
