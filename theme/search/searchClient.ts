/** What answers a search. */
import type { SearchResponse } from '../../plugins/search/client.ts'

export type SearchClient = {
  /** Gets ready; again after a failure. Rejects with a `SearchError`. */
  open(): Promise<void>
  find(query: string, limit: number, signal: AbortSignal): Promise<SearchResponse>
}
