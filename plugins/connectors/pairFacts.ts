/** `pairs.yml` and `types.yml`: what holds for a source and a target together. */
import * as v from 'valibot'
import type { Config, Place, Source } from '../../engine/types.ts'
import { slug } from './catalogue.ts'
import { readData } from './data.ts'
import { textIn, type Text } from './ends.ts'
import { statements, tasks, type Statement, type Task } from './types.ts'

/** Ends by their key in `connections.yml`; without `from` every source, without `to` every target. */
export type Scope = {
  readonly from?: readonly string[] | undefined
  readonly to?: readonly string[] | undefined
  readonly place: Place
}

export type TypeTable = Scope & {
  /** A target type, `-` where there is none, and the source types that become it. */
  readonly rows: readonly (readonly [string, readonly string[]])[]
  readonly note?: Text | undefined
}

type DdlFacts = Scope & {
  readonly does: readonly Statement[]
  /** Those of `does` that are synced only by tasks that take whole databases. */
  readonly whole: readonly Statement[]
}

export type TaskFacts = Scope & { readonly has: readonly Task[]; readonly lacks: readonly Task[] }

export type NoteFacts = Scope & { readonly texts: readonly Text[] }

type TwoWayFacts = NoteFacts & {
  /** Pages of the documentation, after those of both ends. */
  readonly docs: readonly string[]
}

export type PairFacts = {
  readonly kind: 'pairFacts'
  readonly ddl: readonly DdlFacts[]
  readonly tasks: readonly TaskFacts[]
  readonly notes: readonly NoteFacts[]
  readonly twoWay: readonly TwoWayFacts[]
}

export type TypeTables = { readonly kind: 'types'; readonly tables: readonly TypeTable[] }

const slugs = v.optional(v.pipe(v.array(slug, 'a list'), v.nonEmpty('a list')))
const scope = { from: slugs, to: slugs }
const listOf = <T extends string>(names: readonly T[]) =>
  v.optional(v.array(v.picklist(names, `one of ${names.join(', ')}`), 'a list'), [])

/** Throws the errors of `readData`. */
export function readPairFacts(source: Source, { locales }: Pick<Config, 'locales'>): PairFacts {
  const text = textIn(locales)
  const ddl = v.strictObject({ ...scope, does: listOf(statements), whole: listOf(statements) })
  const task = v.strictObject({ ...scope, has: listOf(tasks), lacks: listOf(tasks) })
  const note = v.strictObject({ ...scope, texts: v.pipe(v.array(text, 'a list'), v.nonEmpty('a list')) })
  const docs = v.pipe(v.string('a page'), v.nonEmpty('a page'))
  const both = v.strictObject({ ...note.entries, docs: v.optional(v.array(docs, 'a list'), []) })
  const list = <T extends v.GenericSchema>(entry: T) => v.optional(v.array(entry, 'a list'), [])
  const schema = v.strictObject({ ddl: list(ddl), tasks: list(task), notes: list(note), twoWay: list(both) })
  const keys = [schema, ddl, task, both].flatMap(({ entries }) => Object.keys(entries))
  const { value, placeOf } = readData(source, schema, [...keys, ...locales.map(({ id }) => id)])
  const placed = <T extends object>(key: keyof typeof value, entries: readonly T[]) =>
    entries.map((entry, index) => ({ ...entry, place: placeOf([key, index]) }))
  return {
    kind: 'pairFacts',
    ddl: placed('ddl', value.ddl) as readonly DdlFacts[],
    tasks: placed('tasks', value.tasks) as readonly TaskFacts[],
    notes: placed('notes', value.notes) as readonly NoteFacts[],
    twoWay: placed('twoWay', value.twoWay) as readonly TwoWayFacts[],
  }
}

/** Throws the errors of `readData`. */
export function readTypeTables(source: Source, { locales }: Pick<Config, 'locales'>): TypeTables {
  const names = v.pipe(v.string('names of types'), v.nonEmpty('names of types'))
  const table = v.strictObject({
    ...scope,
    rows: v.optional(v.record(v.string(), names), {}),
    note: v.optional(textIn(locales)),
  })
  const schema = v.strictObject({ tables: v.array(table, 'a list') })
  const keys = ['tables', ...Object.keys(table.entries), ...locales.map(({ id }) => id)]
  const { value, placeOf } = readData(source, schema, keys)
  const tables = value.tables.map(({ rows, ...entry }, index): TypeTable => {
    const own = Object.entries(rows).map(([target, sources]) => [target, sources.split(/\s*,\s*/)] as const)
    return { ...(entry as Scope), rows: own, place: placeOf(['tables', index]) }
  })
  return { kind: 'types', tables }
}

export const covers = ({ from, to }: Scope, source: string, target: string): boolean =>
  (from?.includes(source) ?? true) && (to?.includes(target) ?? true)
