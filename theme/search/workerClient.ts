/** Searches in a worker. Where none can be started, the same code runs in the page. */
import { basePath } from '../../engine/client/basePath.ts'
import {
  loadFinder,
  SearchError,
  type Finder,
  type SearchResponse,
  type SearchFailure,
} from '../../plugins/search/client.ts'
import type { SearchClient } from './searchClient.ts'
import { loadFrom } from './loadFrom.ts'

export type Request = {
  readonly id: number
  /** Absolute. */
  readonly manifest: string
  /** None: get ready. */
  readonly query?: string | undefined
  readonly limit: number
}
export type Answer = {
  readonly id: number
  readonly found?: SearchResponse | undefined
  readonly failure?: SearchFailure | undefined
}

type Waiting = { resolve(found: SearchResponse | undefined): void; reject(error: Error): void }

export function createWorkerClient(href: string): SearchClient {
  const manifest = new URL(basePath() + href, location.href).href
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let inPage: Promise<Finder> | undefined
  let last = 0

  const findInPage = () => (inPage ??= loadFinder().then(({ createFinder }) => createFinder(loadFrom(manifest))))

  function start(): Worker {
    const started = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const { resolve, reject } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if (data.failure) reject?.(new SearchError(data.failure))
      else resolve?.(data.found)
    })
    // It could not be loaded, or a browser without module workers could not read it.
    started.addEventListener('error', () => {
      void findInPage()
      end(new SearchError('unknown'))
    })
    return started
  }

  function end(error: Error): void {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function ask(query: string | undefined, limit: number): Promise<SearchResponse | undefined> {
    try {
      if (!inPage) worker ??= start()
    } catch {
      void findInPage()
    }
    if (!worker) {
      const { open, find } = await findInPage()
      return query === undefined ? void (await open()) : find(query, limit)
    }
    const request: Request = { id: ++last, manifest, query, limit }
    const answered = new Promise<SearchResponse | undefined>((resolve, reject) =>
      waiting.set(request.id, { resolve, reject }),
    )
    worker.postMessage(request)
    // The worker may just have proved to be none.
    return answered.catch((error: unknown) => (inPage ? ask(query, limit) : Promise.reject(error as Error)))
  }

  return {
    async open() {
      // Asked again while something is still running: that hangs, and a new worker does not.
      if (waiting.size) end(new SearchError('unknown'))
      await ask(undefined, 0)
    },
    find: async (query, limit) => withBase((await ask(query, limit))!, basePath()),
  }
}

/** Addresses of an index are those of a site at the root of its host. */
const withBase = (found: SearchResponse, base: string): SearchResponse =>
  base
    ? {
        ...found,
        pages: found.pages.map((page) => ({
          ...page,
          hits: page.hits.map((hit) => ({ ...hit, href: base + hit.href })),
        })),
      }
    : found
