/** Searches the index in a worker, so that a slow query does not hold up typing. */
import { loadFinder, type Finder } from '../../plugins/search/client.ts'
import { loadFrom } from './loadFrom.ts'
import type { Answer, Request } from './workerClient.ts'

const finders = new Map<string, Promise<Finder>>()

function finderOf(manifest: string): Promise<Finder> {
  const finder = finders.get(manifest) ?? loadFinder().then(({ createFinder }) => createFinder(loadFrom(manifest)))
  finders.set(manifest, finder)
  return finder
}

async function answer({ id, manifest, query, limit }: Request): Promise<Answer> {
  try {
    const { open, find } = await finderOf(manifest)
    return { id, found: query === undefined ? void (await open()) : await find(query, limit) }
  } catch (error) {
    return { id, failure: (error as { kind?: Answer['failure'] }).kind ?? 'unknown' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => postMessage(await answer(data)))
