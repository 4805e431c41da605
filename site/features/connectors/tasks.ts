/** Which task types a pair has. It follows from what the products at its ends are. */
import type { Kind } from '../../../plugins/connectors/types.ts'

export type Task = 'structure' | 'full' | 'incremental' | 'ddl' | 'check' | 'twoWay'

type Ends = { readonly source: Kind; readonly target: Kind; readonly isMutual: boolean }

/** `isMutual`: the opposite pair exists too. */
export function tasksOf({ source, target, isMutual }: Ends): readonly Task[] {
  const isTable = tables.has(source)
  const does: Readonly<Record<Task, boolean>> = {
    structure: isTable && !shapeless.has(target),
    full: source !== 'stream',
    incremental: source !== 'warehouse',
    ddl: source === 'relational' && (target === 'relational' || target === 'warehouse'),
    check: isTable && source !== 'series' && tables.has(target),
    twoWay: isMutual && source === target && twoWay.has(source),
  }
  return order.filter((task) => does[task])
}

const order: readonly Task[] = ['structure', 'full', 'incremental', 'ddl', 'check', 'twoWay']
const tables: ReadonlySet<Kind> = new Set(['relational', 'document', 'warehouse', 'series'])
/** There is nothing to create before data comes. */
const shapeless: ReadonlySet<Kind> = new Set(['stream', 'cache', 'rag', 'file'])
const twoWay: ReadonlySet<Kind> = new Set(['relational', 'document', 'cache'])
