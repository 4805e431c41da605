/** What watchers tell of files. */
import { sep } from 'node:path'
import type { FSWatcher } from 'chokidar'

export type FileEvent = 'add' | 'change' | 'unlink'
export const fileEvents: readonly FileEvent[] = ['add', 'change', 'unlink']

/** `file` is named as the watcher was given its folders, with `/`. */
export type OnFileEvent = (event: FileEvent, file: string) => void

export function onFileEvents(watcher: FSWatcher, tell: OnFileEvent): void {
  for (const event of fileEvents) watcher.on(event, (path) => tell(event, slashed(path)))
}

export const slashed = (path: string): string => path.split(sep).join('/')

/** Files that editors leave beside the one they save. */
export const isTemporary = (path: string): boolean =>
  /(?:^|[\\/])(?:\.#|#|4913$|\.DS_Store$)|~$|\.sw[a-z]$|\.tmp$/.test(path)
