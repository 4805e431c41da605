/** Fetches pages as text and keeps the last few, so that what was prefetched or just left is there at once. */

/** `html` is missing where only the browser can show what came: a file, a redirect. */
export type FetchedPage = { readonly status: number; readonly html?: string }
export type FetchPage = (path: string, signal: AbortSignal) => Promise<FetchedPage>

export type Pages = {
  /** `path` with query. Rejects when the network or the server fails; that is not remembered. */
  get(path: string): Promise<FetchedPage>
  /** Stops a fetch nobody waits for any more. */
  drop(path: string): void
  clear(): void
}

type Entry = { readonly page: Promise<FetchedPage>; readonly stop: AbortController; done: boolean }

export function createPages(fetchPage: FetchPage, limit = 20): Pages {
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
      // A map keeps the order of insertion: what was asked for last stands last.
      entries.delete(path)
      entries.set(path, entry)
      const [oldest] = entries.keys()
      if (entries.size > limit) entries.delete(oldest!)
      return entry.page
    },
    drop(path) {
      const entry = entries.get(path)
      if (!entry || entry.done) return
      entries.delete(path)
      entry.stop.abort()
    },
    clear: () => entries.clear(),
  }
}

/** Redirects are the browser's: where they lead may be another host, which a script is not allowed to learn. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(path, { signal, redirect: 'manual', headers: { accept: 'text/html' } })
  const { status } = response
  if (status >= 500) throw new Error(`${path} answered ${status}`)
  return /^text\/html\b/.test(response.headers.get('content-type') ?? '')
    ? { status, html: await response.text() }
    : { status }
}
