/** Files of an index over HTTP. The manifest is asked for each time; all others are named by what is in them. */
import { SearchError } from '../../../plugins/search/client.ts'

/** `manifest` is absolute. */
export const loadFrom =
  (manifest: string) =>
  async (name: string): Promise<unknown> => {
    const isManifest = name === 'index.json'
    const response = await fetch(new URL(name, manifest), { cache: isManifest ? 'no-cache' : 'force-cache' }).catch(
      (error: unknown) => {
        throw new SearchError('offline', error)
      },
    )
    // Some hosts answer with a page where there is no file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status === 404 || (response.ok && isPage)) throw new SearchError('missing')
    if (!response.ok) throw new SearchError('unknown', response.status)
    return response.json().catch((error: unknown) => {
      throw new SearchError('damaged', error)
    }) as Promise<unknown>
  }
