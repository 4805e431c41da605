/**
 * Changes that the bundler's watcher hears of and does not emit: it emits one change of a file in 50 ms and never those that follow
 * within them, and of a file that was a folder meanwhile it watches what is gone. So each file it heard of is compared once more
 * when those are over, with what was emitted last: it may have changed again by the time a listener looks at it. Nor does it emit
 * what changes before it is ready.
 */
import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FSWatcher } from 'vite'
import { emitEarlyChanges, type EarlyChanges } from '../../dev/earlyChanges.ts'

/** Milliseconds. */
const delay = 60

export function emitMissedChanges(watcher: FSWatcher, early: EarlyChanges): void {
  const timers = new Map<string, NodeJS.Timeout>()
  const emitted = new Map<string, Stats>()
  const isWatched = (path: string) => watcher.getWatched()[dirname(path)]?.includes(basename(path)) ?? false

  function compareLater(path: string): void {
    clearTimeout(timers.get(path))
    const timer = setTimeout(async () => {
      timers.delete(path)
      const [now, last] = [await stat(path).catch(() => undefined), emitted.get(path)]
      if (!now?.isFile() || (last && isSameVersion(now, last)) || !isWatched(path)) return
      watcher.emit('change', path, now)
    }, delay)
    timers.set(path, timer.unref())
  }

  /** Changes that another watcher has found come without `seen`, and are compared by that one. */
  function onEmitted(path: string, seen: Stats | undefined): void {
    if (!seen) return
    emitted.set(path, seen)
    compareLater(path)
  }

  watcher.on('change', onEmitted).on('add', onEmitted)
  watcher.on('unlink', (path: string) => emitted.delete(path))
  // A folder tells of its files by their names.
  watcher.on('raw', (_event: string, name: unknown, { watchedPath }: { readonly watchedPath?: string }) => {
    if (watchedPath !== undefined && typeof name === 'string') compareLater(join(watchedPath, name))
  })
  const emitEarly = () => emitEarlyChanges(watcher, early)
  // Nothing public tells of a watcher that was ready before anyone could listen.
  if (Reflect.get(watcher, '_readyEmitted') === true) emitEarly()
  else watcher.on('ready', emitEarly)
}

const isSameVersion = (a: Stats, b: Stats): boolean => a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs
