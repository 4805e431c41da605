/**
 * The bundler's watcher emits one change of a file in 50 ms and never emits changes that follow within them. So each
 * changed file is compared once more when those are over.
 */
import type { FSWatcher } from 'vite'
import { versionOf } from '../disk/versionOf.ts'

/** Milliseconds. */
const delay = 60

export function emitMissedChanges(watcher: FSWatcher): void {
  const timers = new Map<string, NodeJS.Timeout>()

  async function compareLater(path: string): Promise<void> {
    const before = await versionOf(path)
    clearTimeout(timers.get(path))
    const timer = setTimeout(async () => {
      timers.delete(path)
      const now = await versionOf(path)
      if (now && now !== before) watcher.emit('change', path)
    }, delay)
    timers.set(path, timer.unref())
  }

  watcher.on('change', (path) => void compareLater(path)).on('add', (path) => void compareLater(path))
}
