/** What the data says about a pair, in one locale. */
import { factNames, phrase } from './factValues.ts'
import type { Facts } from './facts.ts'
import { covers, type NoteFacts, type Scope, type TaskFacts } from './pairFacts.ts'
import type { Pair } from './pairs.ts'
import { type ConnectionProps, tasks, type Kind, type Mode, type Task } from './types.ts'

/** Pages of the documentation by id, `faq/delay`: those a pair may link to. */
export type Guides = ReadonlyMap<string, { readonly name: string; readonly path: string }>

type PairFactProps = Pick<ConnectionProps, 'by' | 'into' | 'facts' | 'tasks' | 'ddl' | 'twoWay' | 'notes' | 'docs'>

/** Both ends have facts. */
export function pairFactProps(
  { source, target }: Pair,
  facts: Facts,
  { locale, docs }: { readonly locale: string; readonly docs: Guides },
): PairFactProps {
  const own = <T extends Scope>(entries: readonly T[]) =>
    entries.filter((entry) => covers(entry, source.slug, target.slug))
  const textsOf = (entries: readonly NoteFacts[]) =>
    own(entries).flatMap(({ texts }) => texts.map((text) => phrase(text, locale, source)))
  const { by, modes } = facts.source(source.slug)!
  const ddl = own(facts.pairs.ddl)[0]
  const twoWay = textsOf(facts.pairs.twoWay)
  const ids = new Set([
    ...facts.docs(source.slug, 'source'),
    ...facts.docs(target.slug, 'target'),
    ...own(facts.pairs.twoWay).flatMap((entry) => entry.docs),
  ])
  return {
    by: phrase(by, locale, source),
    into: phrase(facts.target(target.slug)!.into, locale, target),
    facts: factNames({ source, target }, facts, locale),
    tasks: tasksOf(
      { source: source.kind, target: target.kind, modes, hasDdl: ddl !== undefined, isTwoWay: twoWay.length > 0 },
      own(facts.pairs.tasks),
    ),
    ddl: { does: ddl?.does ?? [], whole: ddl?.whole ?? [], isSynced: ddl !== undefined },
    twoWay,
    notes: textsOf(facts.pairs.notes),
    docs: [...ids].flatMap((id) => docs.get(id) ?? []),
  }
}

type PairOfKinds = {
  readonly source: Kind
  readonly target: Kind
  readonly modes: readonly Mode[]
  readonly hasDdl: boolean
  readonly isTwoWay: boolean
}

/**
 * Which task types a pair has: from what its source offers, what its ends are, and what the data says about the pair. `rules` are
 * those that cover it.
 */
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
