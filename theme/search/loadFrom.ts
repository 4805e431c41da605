/** Files of an index over HTTP. The manifest is asked for each time; all others are named by what is in them. */
import { SearchError } from '../../plugins/search/client.ts'

/** `manifest` is absolute. What is asked for again was no good: then the cache is not trusted either. */
export function loadFrom(manifest: string): (name: string) => Promise<unknown> {
  const asked = new Set<string>()

  return async (name) => {
    const cache = asked.has(name) ? 'reload' : name === 'index.json' ? 'no-cache' : 'force-cache'
    asked.add(name)
    const response = await fetch(new URL(name, manifest), { cache }).catch((error: unknown) => {
      throw new SearchError('offline', error)
    })
    // Some hosts answer with a page where there is no file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status === 404 || (response.ok && isPage)) throw new SearchError('missing')
    if (!response.ok) throw new SearchError('unknown', response.status)
    return response.json().catch((error: unknown) => {
      throw new SearchError('damaged', error)
    }) as Promise<unknown>
  }
}
