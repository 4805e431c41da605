/** `connections.yml`: the pairs of a source and a target. */
import * as v from 'valibot'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Place, Source } from '../../engine/types.ts'
import { slug } from './catalogue.ts'
import { readData, type PlaceOf } from './data.ts'
import { connectionEndUnknown, connectionTwice } from './messages.ts'
import { kinds, type Kind } from './types.ts'

export type EndData = {
  /** Slug as a target, and its key in this file. */
  readonly slug: string
  readonly sourceSlug: string
  readonly name: string
  readonly kind: Kind
  readonly connector?: string | undefined
  readonly place: Place
}

/** `core`: pairs for every brand with pages of pairs; `all`: additional ones. */
export type LinkSet = 'core' | 'all'

/** A source with its targets, both by slug of `ends`. */
type LinkData = { readonly set: LinkSet; readonly source: string; readonly targets: readonly string[] }

export type Connections = {
  readonly kind: 'connections'
  readonly ends: readonly EndData[]
  readonly links: readonly LinkData[]
}

const end = v.strictObject({
  name: v.pipe(v.string('text'), v.nonEmpty('text')),
  kind: v.picklist(kinds, `one of ${kinds.join(', ')}`),
  connector: v.optional(slug),
  source: v.optional(slug),
})
const slugs = v.pipe(v.array(slug, 'a list'), v.nonEmpty('a list'))
const group = v.strictObject({ sources: slugs, targets: slugs })
const schema = v.strictObject({
  ends: v.record(slug, end),
  links: v.strictObject({ core: v.array(group, 'a list'), all: v.optional(v.array(group, 'a list'), []) }),
})
const keys = ['ends', 'links', 'core', 'all', ...Object.keys(end.entries), ...Object.keys(group.entries)]

/** Throws the errors of `readData`, `connection-end-unknown`, `connection-twice`. */
export function readConnections(source: Source): Connections {
  const { value, placeOf } = readData(source, schema, keys)
  const ends = Object.entries(value.ends).map(([slug, { source, ...rest }]): EndData => {
    return { slug, sourceSlug: source ?? slug, ...rest, place: placeOf(['ends', slug]) }
  })
  const sets = ['core', 'all'] as const
  const links = sets.flatMap((set) =>
    value.links[set].flatMap(({ sources, targets }) => sources.map((source): LinkData => ({ set, source, targets }))),
  )
  const problems = sets.flatMap((set) => unknownEnds(set, value.links[set], Object.keys(value.ends), placeOf))
  const pairs = links.flatMap(({ source, targets }) => targets.map((target) => ({ source, target })))
  const duplicates = repeated(pairs).map(({ source, target }) => connectionTwice(placeOf(['links']), source, target))
  if (problems.length + duplicates.length) throw SiteError.from([...problems, ...duplicates])
  return { kind: 'connections', ends, links }
}

type Group = v.InferOutput<typeof group>

function unknownEnds(
  set: LinkSet,
  groups: readonly Group[],
  known: readonly string[],
  placeOf: PlaceOf,
): readonly Diagnostic[] {
  return groups.flatMap((group, index) =>
    (['sources', 'targets'] as const).flatMap((side) =>
      group[side].flatMap((slug, position) =>
        known.includes(slug) ? [] : connectionEndUnknown(placeOf(['links', set, index, side, position]), slug, known),
      ),
    ),
  )
}

/** Those of the same ends as one before. */
export function repeated<P extends { readonly source: string; readonly target: string }>(pairs: readonly P[]) {
  const seen = new Set<string>()
  return pairs.filter(({ source, target }) => seen.size === seen.add(`${source} ${target}`).size)
}
