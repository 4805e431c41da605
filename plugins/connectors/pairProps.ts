/** What the data says about a pair, in one locale. */
import { factNames, phrase } from './factValues.ts'
import type { Facts } from './facts.ts'
import { covers, type NoteFacts, type Scope } from './pairFacts.ts'
import type { Pair } from './pairs.ts'
import { tasksOf } from './pairTasks.ts'
import type { ConnectionProps } from './types.ts'

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
  const ids = new Set([...facts.docs(source.slug, 'source'), ...facts.docs(target.slug, 'target')])
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
