/** What answers a search: the index of this site, in a worker, or Algolia. */
import type { SearchSource } from '../../plugins/search/client.ts'
import { createAlgoliaClient } from './algoliaClient.ts'
import type { SearchClient } from './searchClient.ts'
import { createWorkerClient } from './workerClient.ts'

const clients = new Map<string, SearchClient>()

/** One for all islands of a page, and for as long as the tab shows this site. */
export function searchClientFor(source: Exclude<SearchSource, { kind: 'none' }>): SearchClient {
  const key = JSON.stringify(source)
  const client =
    clients.get(key) ?? (source.kind === 'index' ? createWorkerClient(source.href) : createAlgoliaClient(source))
  clients.set(key, client)
  return client
}
