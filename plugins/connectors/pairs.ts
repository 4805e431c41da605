/** The pairs of a brand, the keys of their pages, and the default pair of a source. */
import { toPath } from '../../engine/paths/paths.ts'
import type { Connections, EndData, LinkSet } from './connections.ts'

export type Pair = { readonly source: EndData; readonly target: EndData; readonly key: string }

export type Pairs = {
  readonly all: readonly Pair[]
  /** Source slug -> its pairs, in the order of the file. */
  readonly bySource: ReadonlyMap<string, readonly Pair[]>
  of(source: EndData, target: EndData): Pair | undefined
}

export const pairsBase = 'docs/dataMigrationAndSync/connection'

/** `all` includes `core`. */
export function pairsOf({ ends, links }: Connections, set: LinkSet): Pairs {
  const bySlug = new Map(ends.map((end) => [end.slug, end]))
  const bySource = new Map<string, Pair[]>()
  for (const link of links) {
    if (link.set === 'all' && set === 'core') continue
    const source = bySlug.get(link.source)!
    const pairs = link.targets.map((target) => pair(source, bySlug.get(target)!))
    bySource.set(source.slug, [...(bySource.get(source.slug) ?? []), ...pairs])
  }
  const all = [...bySource.values()].flat()
  const byKey = new Map(all.map((pair) => [pair.key, pair]))
  return { all, bySource, of: (source, target) => byKey.get(pair(source, target).key) }
}

const pair = (source: EndData, target: EndData): Pair => ({
  source,
  target,
  key: toPath(`${pairsBase}/${source.sourceSlug}-to-${target.slug}`),
})

/** The pair a source links to: the one with the same product as its target, otherwise the first one. */
export const defaultPair = (pairs: readonly Pair[]): Pair =>
  pairs.find(({ source, target }) => source.slug === target.slug) ?? pairs[0]!
