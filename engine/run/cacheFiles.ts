/** Files of a run in the cache that are no values: what it leaves for the next one, and its bundle. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../disk/walk.ts'
import type { Bundle } from '../renderer.ts'
import type { Session } from './session.ts'

/** `{ path: 'bundle/1a2b/bundle.json', file: … }`: the path from the cache, and where it lies. */
export type CacheFile = { readonly path: string; readonly file: string }

/** Of a folder, the file that says that all are there is the last. */
export const cacheFiles = (
  { cache, memos }: Pick<Session, 'cache' | 'memos'>,
  bundle: Bundle,
): readonly CacheFile[] => [
  ...filesWithin('memos', join(cache, 'memos'), [...memos.touched()].sort()),
  ...bundleFiles(cache, bundle),
]

/** Those that are there. */
export const filesWithin = (part: string, folder: string, names: readonly string[]): readonly CacheFile[] =>
  names.map((name) => ({ path: `${part}/${name}`, file: join(folder, name) })).filter(({ file }) => existsSync(file))

/** Its manifest says that all of it is there. */
function bundleFiles(cache: string, { folder }: Bundle): readonly CacheFile[] {
  if (!folder?.startsWith(join(cache, 'bundle'))) return []
  const last = 'bundle.json'
  return filesWithin(`bundle/${folder.slice(join(cache, 'bundle').length + 1)}`, folder, [
    ...filesBelow(folder).filter((name) => name !== last),
    last,
  ])
}
