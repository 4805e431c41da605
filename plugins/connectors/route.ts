/** Both data files -> the catalogue as a shared value, a page for each connector and for each pair. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import { fallbacksOf } from '../../engine/paths/fallbacks.ts'
import { pathOf, routeOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Document, Route, Routing } from '../../engine/types.ts'
import type { Catalogue, Connector } from './catalogue.ts'
import type { Connections, EndData } from './connections.ts'
import { connectorKey, type Context } from './context.ts'
import type { Ends } from './ends.ts'
import { factsOf, type Facts } from './facts.ts'
import { connectionFactMissing, connectorUnknown } from './messages.ts'
import type { PairFacts, TypeTables } from './pairFacts.ts'
import type { Guides } from './pairProps.ts'
import { routePairs } from './pairRoutes.ts'
import { defaultPair, pairsBase, pairsOf, type Pairs } from './pairs.ts'
import { connectorCards } from './shared.ts'
import type { ConnectorCard, ConnectorProps } from './types.ts'

type ConnectorDocument = Document<Catalogue | Connections | Ends | PairFacts | TypeTables>

const relatedLimit = 6
const pipelineLimit = 12

/** Throws `connector-unknown` for an end whose connector is not in the catalogue. */
export function routeConnectors(own: readonly Document[], all: readonly Document[], context: Context): Routing {
  const documents = own as readonly ConnectorDocument[]
  const catalogue = documents.find(({ data }) => data.kind === 'catalogue')
  const connections = documents.find(({ data }) => data.kind === 'connections')
  if (!catalogue) return { routes: [] }
  const { connectors } = catalogue.data as Catalogue
  const { ends, ...data } = (connections?.data as Connections | undefined) ?? {
    kind: 'connections',
    ends: [],
    links: [],
  }
  checkConnectors(ends, connectors)

  const pairs = context.hasPages && context.set ? pairsOf({ ends, ...data }, context.set) : undefined
  const facts = pairs && factsIn(documents, ends, pairs)
  const hasGuide = all.some(({ address }) => address && stem(address.rest) === context.options.guide)
  const perLocale = context.brand.locales.map((locale): Routing => {
    const cards = connectors.map((connector) =>
      cardOf(connector, [
        locale,
        ...fallbacksOf(locale, context.config.locales),
        ...context.config.locales.map(({ id }) => id),
      ]),
    )
    const routes = (context.hasPages ? cards : []).map((card) =>
      connectorRoute(card, cards, { ...context, locale, pairs, facts, hasGuide }, catalogue.file),
    )
    const docs = guidesIn(all, locale, context)
    const paired =
      facts && connections && routePairs(pairs, connectors, { ...context, locale, facts, docs }, connections.file)
    return {
      routes: [...routes, ...(paired?.routes ?? [])],
      shared: [connectorCards(locale).value(cards), ...(paired?.shared ?? [])],
    }
  })
  return {
    routes: perLocale.flatMap(({ routes }) => routes),
    shared: perLocale.flatMap(({ shared = [] }) => shared),
  }
}

/** Throws what is wrong between the files, `connection-fact-missing` for an end of a pair among it. */
function factsIn(documents: readonly ConnectorDocument[], ends: readonly EndData[], pairs: Pairs): Facts {
  const data = documents.map((document) => document.data)
  const facts = factsOf(
    {
      ends: data.filter((file) => file.kind === 'ends'),
      pairs: data.find((file) => file.kind === 'pairFacts'),
      types: data.find((file) => file.kind === 'types'),
    },
    ends.map(({ slug }) => slug),
  )
  const sides = pairs.all.flatMap(({ source, target }) => [
    ...(facts.source(source.slug) ? [] : [`${source.slug}.source`]),
    ...(facts.target(target.slug) ? [] : [`${target.slug}.target`]),
  ])
  const missing = [...new Set(sides)].map((side) => {
    return connectionFactMissing(ends.find(({ slug }) => side.startsWith(`${slug}.`))!.place, side)
  })
  if (missing.length) throw SiteError.from(missing)
  return facts
}

/** Pages of the documentation in a locale: any document below `docs` with a title and an address. */
function guidesIn(all: readonly Document[], locale: string, { config, options }: Context): Guides {
  const base = options.guide.slice(0, options.guide.indexOf('/') + 1)
  const found = all.flatMap(({ address, data }) => {
    const { title, slug, draft, publishAt } = (data ?? {}) as Readonly<Record<string, unknown>>
    const isGuide = address?.locale === locale && address.rest.startsWith(base) && !draft && publishAt === undefined
    // A title that names the brand is not known here.
    if (!isGuide || typeof title !== 'string' || title.includes('[[') || typeof slug !== 'string') return []
    const path = pathOf(toPath(base + slug), { config, locale })
    return [[stem(address.rest).slice(base.length), { name: title, path }] as const]
  })
  return new Map(found)
}

const stem = (file: string): string => file.replace(/\.mdx?$/, '')

function checkConnectors(ends: readonly EndData[], connectors: readonly Connector[]): void {
  const known = connectors.map(({ slug }) => slug)
  const problems = ends.flatMap(({ connector, place }) =>
    connector === undefined || known.includes(connector) ? [] : connectorUnknown(place, connector, known),
  )
  if (problems.length) throw SiteError.from(problems)
}

/** With its text in the first of the locales that has one. */
function cardOf({ text, ...rest }: Connector, locales: readonly string[]): ConnectorCard {
  return { ...rest, text: locales.map((locale) => text[locale]).find(Boolean) ?? '' }
}

type ConnectorContext = Context & {
  readonly locale: string
  readonly pairs: Pairs | undefined
  readonly facts: Facts | undefined
  readonly hasGuide: boolean
}

function connectorRoute(
  connector: ConnectorCard,
  cards: readonly ConnectorCard[],
  context: ConnectorContext,
  source: string,
): Route {
  const { options, pairs, facts, hasGuide } = context
  const localized = (key: string) => pathOf(key, context)
  const key = connectorKey(connector.slug)
  const own = pairs?.all.filter((pair) => pair.source.connector === connector.slug) ?? []
  const others = pairs?.all.filter((pair) => pair.target.connector === connector.slug) ?? []
  const reachable = unique([...own, ...others])
  const start = own.length ? defaultPair(own) : others[0]
  const docs = start?.key ?? (hasGuide ? toPath(options.guide) : undefined)
  const props: ConnectorProps = {
    connector,
    related: relatedTo(connector, cards),
    pipelines: reachable
      .slice(0, pipelineLimit)
      .map(({ source, target, key }) => ({ source: source.name, target: target.name, path: localized(key) })),
    ...(reachable.length > pipelineLimit && {
      allPipelines: localized(toPath(pairsBase)) + (own.length ? `#${own[0]!.source.sourceSlug}` : ''),
    }),
    upstream: unique(others.map((pair) => pair.source.name)),
    downstream: unique(own.map((pair) => pair.target.name)),
    modes: unique(own.flatMap((pair) => facts?.source(pair.source.slug)?.modes ?? [])),
    docs: docs && localized(docs),
  }
  return routeOf({ key, view: options.view, props, source }, context)
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** The connectors after it in its category, wrapping around, so that every page is linked from others. */
function relatedTo(connector: ConnectorCard, cards: readonly ConnectorCard[]): readonly ConnectorCard[] {
  const alike = cards.filter(({ category }) => category === connector.category)
  const index = alike.indexOf(connector)
  return [...alike.slice(index + 1), ...alike.slice(0, index)].slice(0, relatedLimit)
}
