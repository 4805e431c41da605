/** The catalogue of connectors, a page for each, and a page for each pair of a source and a target. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Brand, Config, Plugin, Source } from '../../engine/types.ts'
import { readCatalogue } from './catalogue.ts'
import { readConnections, type LinkSet } from './connections.ts'
import type { ConnectorLabels } from './context.ts'
import { readEnds } from './ends.ts'
import { readPairFacts, readTypeTables } from './pairFacts.ts'
import { pairsBase } from './pairs.ts'
import { routeConnectors } from './route.ts'

export type ConnectorsOptions<B extends Brand> = {
  /** The set of pairs a brand has pages for. Default: none. */
  readonly connections?: (brand: B) => LinkSet | undefined
  /** Brands with a page for each connector and pair; others have the catalogue and nothing else. Default: all. */
  readonly pages?: (brand: B) => boolean
  /** Component of a connector. Default `site/layouts/Connector.tsx`. */
  readonly view?: string
  /** Component of a pair. Default `site/layouts/Connection.tsx`. */
  readonly pairView?: string
  /** Component of the list of pairs. Default `site/layouts/Index.tsx`. */
  readonly indexView?: string
  /** The page a connector without pairs links to, if the brand has it. Default `docs/quick/quick_start_mgr`. */
  readonly guide?: string
  /** Texts of the list of pairs in a locale. Default: English. */
  readonly labels?: (locale: string) => ConnectorLabels
}

const schema = optionsSchema<ConnectorsOptions<Brand>>({
  connections: v.optional(v.function()),
  pages: v.optional(v.function()),
  view: v.optional(v.string()),
  pairView: v.optional(v.string()),
  indexView: v.optional(v.string()),
  guide: v.optional(v.string()),
  labels: v.optional(v.function()),
})

/** Shares the catalogue, links to other pairs, and what is known about an end: see `shared.ts`. */
export function connectors<B extends Brand>(given: ConnectorsOptions<B> = {}): Plugin {
  const {
    connections = () => undefined,
    pages = () => true,
    view = 'site/layouts/Connector.tsx',
    pairView = 'site/layouts/Connection.tsx',
    indexView = 'site/layouts/Index.tsx',
    guide = 'docs/quick/quick_start_mgr',
    labels = () => ({ connections: 'Pipelines', pairs: (count: number) => `${count} pipelines` }),
  } = given
  return {
    name: 'connectors',
    options: { schema, given },
    include: ['connectors', 'connections', 'ends/*', 'pairs', 'types'].map((name) => `[content]/data/${name}.yml`),
    read: ({ source, config }) => ({ data: readFile(source, config) }),
    unread: () => ({ keys: ['/connector/', toPath(pairsBase)], codes: factCodes }),
    route: ({ documents, all, brand, config }) =>
      routeConnectors(documents, all, {
        brand,
        config,
        set: connections(brand as B),
        hasPages: pages(brand as B),
        options: { view, pairView, indexView, guide, labels },
      }),
  }
}

/** An end without facts, or one that is not listed, may be in a file that is broken. */
const factCodes = ['connection-end-unknown', 'connection-fact-missing', 'connection-like-unknown']

function readFile(source: Source, config: Config) {
  if (source.file.includes('/ends/')) return readEnds(source, config)
  const read = { connectors: readCatalogue, connections: readConnections, pairs: readPairFacts, types: readTypeTables }
  const name = source.file.slice(source.file.lastIndexOf('/') + 1, -'.yml'.length)
  return read[name as keyof typeof read](source, config)
}
