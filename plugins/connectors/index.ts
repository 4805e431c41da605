/** The catalogue of connectors, a page for each, and a page for each pair of a source and a target. */
import { toPath } from '../../engine/paths/paths.ts'
import type { Brand, Config, Plugin, Source } from '../../engine/types.ts'
import { readCatalogue } from './catalogue.ts'
import { readConnections } from './connections.ts'
import { coloured } from './coloured.ts'
import { readEnds } from './ends.ts'
import { connectorsOptions, type ConnectorsOptions } from './options.ts'
import { readPairFacts, readTypeTables } from './pairFacts.ts'
import { pairsBase } from './pairs.ts'
import { routeConnectors } from './route.ts'

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
    options: { schema: connectorsOptions, given },
    include: ['connectors', 'connections', 'ends/*', 'pairs', 'types'].map((name) => `[content]/data/${name}.yml`),
    read: async ({ source, config }) => ({ data: await readFile(source, config) }),
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
  if (source.file.includes('/ends/')) return coloured(readEnds(source, config))
  const read = { connectors: readCatalogue, connections: readConnections, pairs: readPairFacts, types: readTypeTables }
  const name = source.file.slice(source.file.lastIndexOf('/') + 1, -'.yml'.length)
  return read[name as keyof typeof read](source, config)
}
