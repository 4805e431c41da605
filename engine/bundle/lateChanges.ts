/**
 * The bundler's watcher tells of one change of a file in 50 ms and is silent about what follows, for ever. So a file
 * that has changed is looked at once more when those are over.
 */
import { stat } from 'node:fs/promises'
import type { FSWatcher } from 'vite'

/** Milliseconds. */
const silence = 60

export function tellLateChanges(watcher: FSWatcher): void {
  const timers = new Map<string, NodeJS.Timeout>()

  async function versionOf(path: string): Promise<string | undefined> {
    const stats = await stat(path, { bigint: true }).catch(() => undefined)
    return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs}`
  }

  async function lookAgain(path: string): Promise<void> {
    const before = await versionOf(path)
    clearTimeout(timers.get(path))
    const timer = setTimeout(async () => {
      timers.delete(path)
      const now = await versionOf(path)
      if (now && now !== before) watcher.emit('change', path)
    }, silence)
    timers.set(path, timer.unref())
  }

  watcher.on('change', (path) => void lookAgain(path)).on('add', (path) => void lookAgain(path))
}
