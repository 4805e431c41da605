/** The facts of all data files, joined: of each end on each side, and of a pair. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { repeated } from './connections.ts'
import type { EndEntry, Ends, SourceFacts, TargetFacts } from './ends.ts'
import {
  connectionEndUnknown,
  connectionFactMissing,
  connectionFactsTwice,
  connectionLikeUnknown,
  connectionTypesTwice,
} from './messages.ts'
import { covers, type PairFacts, type TypeTable, type TypeTables } from './pairFacts.ts'

export type Facts = {
  source(slug: string): SourceFacts | undefined
  target(slug: string): TargetFacts | undefined
  /** Pages of the documentation about a side, then those about the end. */
  docs(slug: string, side: Side): readonly string[]
  readonly pairs: Omit<PairFacts, 'kind'>
  types(source: string, target: string): TypeTable | undefined
}

type Data = {
  readonly ends: readonly Ends[]
  readonly pairs?: PairFacts | undefined
  readonly types?: TypeTables | undefined
}

const none: Omit<PairFacts, 'kind'> = { ddl: [], tasks: [], notes: [], twoWay: [] }

/** `known` are the ends of `connections.yml`. Throws what is wrong between the files, all at once. */
export function factsOf(
  { ends, pairs = { kind: 'pairFacts', ...none }, types }: Data,
  known: readonly string[],
): Facts {
  const entries = ends.flatMap((file) => file.entries)
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const tables = types?.tables ?? []
  const scopes = [...tables, ...pairs.ddl, ...pairs.tasks, ...pairs.notes, ...pairs.twoWay]
  const problems = [
    ...entries
      .filter((entry) => bySlug.get(entry.slug) !== entry)
      .map(({ place, slug }) => connectionFactsTwice(place, slug)),
    ...entries.flatMap(({ place, slug }) => (known.includes(slug) ? [] : connectionEndUnknown(place, slug, known))),
    ...scopes.flatMap(({ from = [], to = [], place }) =>
      [...from, ...to].flatMap((slug) => (known.includes(slug) ? [] : connectionEndUnknown(place, slug, known))),
    ),
    ...entries.flatMap((entry) => problemsOf(entry, bySlug)),
    ...tablesTwice(tables),
  ]
  if (problems.length) throw SiteError.from(problems)
  return {
    source: (slug) => sideOf('source', slug, bySlug) as SourceFacts | undefined,
    target: (slug) => sideOf('target', slug, bySlug) as TargetFacts | undefined,
    docs: (slug, side) => [...(sideOf(side, slug, bySlug)?.docs ?? []), ...docsOf(slug, bySlug)],
    pairs,
    types: (source, target) => tables.find((table) => covers(table, source, target)),
  }
}

type Entries = ReadonlyMap<string, EndEntry>
type Side = 'source' | 'target'

const required = { source: ['by', 'reads', 'modes', 'limits'], target: ['into', 'writes', 'limits'] } as const

function problemsOf(entry: EndEntry, entries: Entries): readonly Diagnostic[] {
  const { slug, like, place } = entry
  if (like !== undefined && (!entries.has(like) || entries.get(like)!.like !== undefined))
    return [
      connectionLikeUnknown(
        place,
        like,
        [...entries.values()].filter((other) => !other.like).map((other) => other.slug),
      ),
    ]
  return (['source', 'target'] as const).flatMap((side) => {
    const facts = sideOf(side, slug, entries) as Readonly<Record<string, unknown>> | undefined
    if (!facts) return []
    const missing = required[side].filter((key) => facts[key] === undefined)
    const isPrepared = (facts['settings'] as readonly unknown[]).length + (facts['rights'] as readonly unknown[]).length
    return [...missing, ...(isPrepared ? [] : ['rights'])].map((key) =>
      connectionFactMissing(place, `${slug}.${side}.${key}`),
    )
  })
}

/** With what it has from the end it is like. Undefined where the end says nothing about this side. */
function sideOf(side: Side, slug: string, entries: Entries): Partial<SourceFacts & TargetFacts> | undefined {
  const entry = entries.get(slug)
  const own = entry?.[side] as Partial<SourceFacts & TargetFacts> | undefined
  if (!entry || !own) return undefined
  const base = (entry.like === undefined ? {} : (entries.get(entry.like)?.[side] ?? {})) as typeof own
  const joined = (key: 'settings' | 'limits') => [...(own[key] ?? []), ...(base[key] ?? [])]
  return {
    rights: [],
    code: [],
    ...base,
    ...own,
    settings: joined('settings'),
    ...(joined('limits').length && { limits: joined('limits') }),
  }
}

function docsOf(slug: string, entries: Entries): readonly string[] {
  const { docs = [], like } = entries.get(slug) ?? {}
  return [...docs, ...(like === undefined ? [] : (entries.get(like)?.docs ?? []))]
}

/** A pair has one table at most. */
const tablesTwice = (tables: readonly TypeTable[]): readonly Diagnostic[] =>
  repeated(
    tables.flatMap(({ from = ['*'], to = ['*'], place }) =>
      from.flatMap((source) => to.map((target) => ({ source, target, place }))),
    ),
  ).map(({ source, target, place }) => connectionTypesTwice(place, source, target))
