/**
 * The bundler's watcher emits one change of a file in 50 ms and never emits changes that follow within them. So each
 * changed file is compared once more when those are over, with what the watcher saw before it emitted: the file may
 * have changed again by the time a listener looks at it.
 */
import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FSWatcher } from 'vite'

/** Milliseconds. */
const delay = 60

export function emitMissedChanges(watcher: FSWatcher): void {
  const timers = new Map<string, NodeJS.Timeout>()

  /** Changes that another watcher has found come without `seen`, and are compared by that one. */
  function compareLater(path: string, seen: Stats | undefined): void {
    if (!seen) return
    clearTimeout(timers.get(path))
    const timer = setTimeout(async () => {
      timers.delete(path)
      const now = await stat(path).catch(() => undefined)
      if (now && !isSameVersion(now, seen)) watcher.emit('change', path, now)
    }, delay)
    timers.set(path, timer.unref())
  }

  watcher.on('change', compareLater).on('add', compareLater)
}

const isSameVersion = (a: Stats, b: Stats): boolean => a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs
