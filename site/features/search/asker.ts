/** Who is asked: the index of this site, in a worker; Algolia; nobody. */
import type { Found, SearchSource } from '../../../plugins/search/client.ts'
import { createAlgoliaAsker } from './algolia.ts'
import { createWorkerAsker } from './workerAsker.ts'

export type Asker = {
  /** Gets ready; again after a failure. Rejects with a `SearchError`. */
  open(): Promise<void>
  find(query: string, limit: number, signal: AbortSignal): Promise<Found>
}

const askers = new Map<string, Asker>()

/** One for all islands of a page, and for as long as the tab shows this site. */
export function askerFor(source: Exclude<SearchSource, { kind: 'none' }>): Asker {
  const key = JSON.stringify(source)
  const asker =
    askers.get(key) ?? (source.kind === 'index' ? createWorkerAsker(source.href) : createAlgoliaAsker(source))
  askers.set(key, asker)
  return asker
}
