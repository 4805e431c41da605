/** What watchers tell of files. */
import { basename } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { slashed } from '../paths/slashed.ts'

export type FileEvent = 'add' | 'change' | 'unlink'
export const fileEvents: readonly FileEvent[] = ['add', 'change', 'unlink']

/** `file` is named as the watcher was given its folders, with `/`. */
export type OnFileEvent = (event: FileEvent, file: string) => void

export function onFileEvents(watcher: FSWatcher, tell: OnFileEvent): void {
  for (const event of fileEvents) watcher.on(event, (path) => tell(event, slashed(path)))
}

/** In folders of packages, which may be in `node_modules` themselves: only the last part of a name is looked at. */
export const isLeftOut = (path: string): boolean => /^(?:node_modules|\..+)$/.test(basename(path)) || isTemporary(path)

/** Files that editors leave beside the one they save. */
export const isTemporary = (path: string): boolean =>
  /(?:^|[\\/])(?:\.#|#|4913$|\.DS_Store$)|~$|\.sw[a-z]$|\.tmp$/.test(path)
