/** Fetches pages as text and caches the last ones, so that a page that was prefetched or just left is there at once. */

/** `html` is missing where only the browser can show the response: a file, a redirect. */
export type FetchedPage = { readonly status: number; readonly html?: string }
export type FetchPage = (path: string, signal: AbortSignal) => Promise<FetchedPage>

export type PageCache = {
  /** `path` with query. Rejects when the network or the server fails; that is not cached. */
  get(path: string): Promise<FetchedPage>
  /** Aborts a fetch that is not needed any more. */
  abort(path: string): void
  clear(): void
}

type Entry = { readonly page: Promise<FetchedPage>; readonly stop: AbortController; done: boolean }

export function createPageCache(fetchPage: FetchPage, limit = 20): PageCache {
  const entries = new Map<string, Entry>()

  function start(path: string): Entry {
    const stop = new AbortController()
    const entry: Entry = { page: fetchPage(path, stop.signal), stop, done: false }
    entry.page.then(
      () => (entry.done = true),
      () => entries.get(path) === entry && entries.delete(path),
    )
    return entry
  }

  return {
    get(path) {
      const entry = entries.get(path) ?? start(path)
      // A map keeps the order of insertion: the page used last stands last.
      entries.delete(path)
      entries.set(path, entry)
      const [oldest] = entries.keys()
      if (entries.size > limit) entries.delete(oldest!)
      return entry.page
    },
    abort(path) {
      const entry = entries.get(path)
      if (!entry || entry.done) return
      entries.delete(path)
      entry.stop.abort()
    },
    clear: () => entries.clear(),
  }
}

/** Redirects are left to the browser: they may lead to another host, which a script cannot read. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(path, { signal, redirect: 'manual', headers: { accept: 'text/html' } })
  const { status } = response
  if (status >= 500) throw new Error(`${path} answered ${status}`)
  return /^text\/html\b/.test(response.headers.get('content-type') ?? '')
    ? { status, html: await response.text() }
    : { status }
}
