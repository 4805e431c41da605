/** Team database collaboration: a ticket, the databases it is for, then what it brings. `posts`: those about it, where there are any. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { DatabaseItems } from '../../ui/DatabaseItems.tsx'
import { useDatabases } from '../../ui/useDatabases.ts'
import { wrap } from '../../../theme/ui/wrap.ts'
import { Screen } from '../screens/Screen.tsx'
import { Architecture } from './Architecture.tsx'
import { collaborationDrawing } from './drawings.ts'
import { Cards, Solution } from './Solution.tsx'

export function CollaborationSolution({ posts }: { posts: ReactNode }) {
  const { solutions, clouddm } = useStrings()
  const { collaboration } = solutions
  const databases = useDatabases()
  return (
    <Solution words={collaboration} to="management" art={<Screen name="ticket" />}>
      {databases.length > 0 && (
        <section className={cx(wrap, row)} aria-label={clouddm.sources.title}>
          <ul>
            <DatabaseItems databases={databases} />
          </ul>
        </section>
      )}
      <Cards words={collaboration.scenes} id="scenes" look="open" />
      <Architecture
        words={collaboration.architecture}
        drawing={collaborationDrawing(collaboration.architecture.words)}
      />
      <Cards words={collaboration.cards} />
      {posts}
    </Solution>
  )
}

const row = css`
  padding-block: var(--s-8) var(--s-2);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-6);
    justify-content: center;
  }
  li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    color: var(--c-muted);
    font-size: var(--t-2);
    font-weight: 500;
  }
`
