/** Pages of pairs, the list of all pairs, and for each source the links to its other pairs. */
import { pathOf, routeOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Routing, SharedValue } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import type { Connector } from './catalogue.ts'
import type { EndData } from './connections.ts'
import { connectorKey, type Context } from './context.ts'
import { factValues, typeValues } from './factValues.ts'
import type { Facts } from './facts.ts'
import { pairFactProps, type Guides } from './pairProps.ts'
import { defaultPair, pairsBase, type Pair, type Pairs } from './pairs.ts'
import { pairChoices } from './shared.ts'
import type { Category, Choices, ConnectionProps, End, Kind } from './types.ts'

type PairContext = Context & {
  readonly locale: string
  readonly facts: Facts
  readonly docs: Guides
}

export function routePairs(
  pairs: Pairs,
  connectors: readonly Connector[],
  context: PairContext,
  source: string,
): Routing {
  const { locale, options, facts, docs } = context
  const localized = (key: string) => pathOf(key, context)
  const bySlug = new Map(connectors.map((connector) => [connector.slug, connector]))
  const indexKey = toPath(pairsBase)
  const labels = options.labels(locale)
  const page = (key: string, view: string, props: object) => routeOf({ key, view, props, source }, context)
  const endOf = ({ name, kind, connector: slug }: EndData): End => {
    const connector = slug === undefined ? undefined : bySlug.get(slug)
    const category = connector?.category ?? categories[kind]
    return { name, kind, mark: connector?.mark, category, path: connector && localized(connectorKey(connector.slug)) }
  }
  const bySource = [...pairs.bySource.values()]
  const sources = bySource.map((own) => ({ name: own[0]!.source.name, path: localized(defaultPair(own).key) }))
  const choicesOf = (own: readonly Pair[]): Choices => ({
    source: own[0]!.source.name,
    sources,
    targets: own.map(({ target, key }) => ({ name: target.name, path: localized(key) })),
  })
  const propsOf = (pair: Pair): ConnectionProps => {
    const { source, target } = pair
    const reverse = source.slug === target.slug ? undefined : pairs.of(target, source)
    return {
      source: endOf(source),
      target: endOf(target),
      choices: pairChoices(locale, source.slug).name,
      reverse: reverse && localized(reverse.key),
      index: localized(indexKey),
      breadcrumbs: [{ label: labels.connections, path: localized(indexKey) }, { label: nameOf(pair) }],
      ...pairFactProps(pair, facts, { locale, docs }),
    }
  }

  const list: LinkListProps = {
    title: labels.connections,
    description: labels.pairs(pairs.all.length),
    groups: bySource.map((own) => ({
      label: own[0]!.source.name,
      id: own[0]!.source.sourceSlug,
      items: choicesOf(own).targets.map(({ name, path }) => ({ label: `${own[0]!.source.name} → ${name}`, path })),
    })),
  }
  return {
    routes: [
      page(indexKey, options.indexView, list),
      ...pairs.all.map((pair) => page(pair.key, options.pairView, propsOf(pair))),
    ],
    shared: [
      ...bySource.map((own) => pairChoices(locale, own[0]!.source.slug).value(choicesOf(own))),
      ...factsOfPairs(pairs, facts, locale),
    ],
  }
}

function factsOfPairs({ all }: Pairs, facts: Facts, locale: string): readonly SharedValue[] {
  const ends = [...new Set(all.flatMap(({ source, target }) => [source, target]))]
  return [
    ...ends.flatMap((end) => factValues(end, facts, locale)),
    ...all.flatMap(({ source, target }) => typeValues(source, target, facts, locale)),
  ]
}

const nameOf = ({ source, target }: Pair): string => `${source.name} → ${target.name}`

/** The category of a product that is not in the catalogue. */
const categories: Readonly<Record<Kind, Category>> = {
  relational: 'database',
  document: 'database',
  search: 'database',
  series: 'database',
  warehouse: 'analytics',
  lake: 'lake',
  file: 'lake',
  stream: 'streaming',
  cache: 'cache',
  rag: 'ai',
}
