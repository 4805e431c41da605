/**
 * Changes from before a watcher watched: it emits none of them, and what was read by then may be of before them. So all that is
 * younger than the start is emitted once more.
 */
import { lstatSync, type Stats } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { FileEvent } from './fileEvents.ts'

/** Milliseconds by which the times of files may lag behind the clock. */
const lag = 10

/** One that is ready, of either version. */
type Watcher = {
  getWatched(): Readonly<Record<string, readonly string[]>>
  emit(event: FileEvent, path: string): unknown
}

export type EarlyChanges = {
  /** In ms since 1970. */
  readonly since: number
  /** What the names of watched files begin with. Absolute. */
  readonly cwd: string
  /** Files that were read, named as the watcher names them. */
  readonly known?: Iterable<string>
}

export function emitEarlyChanges(watcher: Watcher, { since, cwd, known = [] }: EarlyChanges): void {
  const watched = watcher.getWatched()
  const statsOf = (path: string): Stats | undefined => lstatSync(resolve(cwd, path), { throwIfNoEntry: false })
  const isYoung = (path: string) => (statsOf(path)?.ctimeMs ?? 0) >= since - lag
  const folders = Object.keys(watched).sort()
  const young = new Set(folders.filter(isYoung))
  // A folder that was moved here is younger than what lies in it.
  const moved = new Set<string>()
  for (const folder of folders.filter((each) => each !== dirname(each)))
    if (moved.has(dirname(folder)) || (young.has(folder) && young.has(dirname(folder)))) moved.add(folder)

  for (const folder of folders)
    for (const path of watched[folder]!.map((name) => join(folder, name)))
      if (!(path in watched) && (moved.has(folder) || isYoung(path)))
        watcher.emit(young.has(folder) || moved.has(folder) ? 'add' : 'change', path)
  for (const path of known) if (!(path in watched) && !statsOf(path)) watcher.emit('unlink', path)
}
