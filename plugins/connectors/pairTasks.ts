/** Which task types a pair has: from what its source offers, what its ends are, and what the data says about the pair. */
import type { TaskFacts } from './pairFacts.ts'
import { tasks, type Kind, type Mode, type Task } from './types.ts'

type PairOfKinds = {
  readonly source: Kind
  readonly target: Kind
  readonly modes: readonly Mode[]
  readonly hasDdl: boolean
  readonly isTwoWay: boolean
}

/** `rules` are those that cover the pair. */
export function tasksOf(pair: PairOfKinds, rules: readonly Pick<TaskFacts, 'has' | 'lacks'>[]): readonly Task[] {
  const { source, target, modes, hasDdl, isTwoWay } = pair
  const isTable = tables.has(source)
  const does: Readonly<Record<Task, boolean>> = {
    structure: isTable && !shapeless.has(target),
    full: modes.includes('full'),
    incremental: modes.includes('incremental'),
    scan: false,
    ddl: hasDdl,
    check: (isTable && tables.has(target)) || (source === 'cache' && target === 'cache'),
    compare: false,
    twoWay: isTwoWay,
  }
  const has = rules.flatMap((rule) => rule.has)
  const lacks = rules.flatMap((rule) => rule.lacks)
  return tasks.filter((task) => (does[task] || has.includes(task)) && !lacks.includes(task))
}

const tables: ReadonlySet<Kind> = new Set(['relational', 'document', 'warehouse', 'series'])
/** There is nothing to create before data comes. */
const shapeless: ReadonlySet<Kind> = new Set(['stream', 'cache', 'rag', 'file'])
