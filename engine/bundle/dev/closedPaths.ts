/**
 * Files and folders that may not be read, and are given back their permissions: neither their text nor their time of change is
 * another one, so the bundler's watcher emits nothing. A folder it could not open it does not look at again.
 */
import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FSWatcher } from 'vite'
import { tryTo } from '../../errors/tryTo.ts'

/** Emits them when they can be read. */
export function emitOpened(watcher: FSWatcher): void {
  const closed = new Set<string>()
  const look = (path: string) => void (isReadable(path) || closed.add(path))

  function onRaw(path: string): void {
    if (!closed.has(path) || !isReadable(path)) return
    closed.delete(path)
    const entries = tryTo(() => readdirSync(path, { recursive: true, withFileTypes: true }))
    if (!entries) return void watcher.emit('change', path)
    watcher.unwatch(path)
    watcher.add(path)
    for (const entry of entries) if (entry.isFile()) watcher.emit('add', join(entry.parentPath, entry.name))
  }

  for (const event of ['add', 'addDir', 'change'] as const) watcher.on(event, look)
  // Of what is closed from the start.
  watcher.on('error', (error) => {
    const { code, path } = error as NodeJS.ErrnoException
    if (/^(?:EACCES|EPERM)$/.test(code ?? '') && path !== undefined) closed.add(path)
  })
  watcher.on('raw', (_event: string, name: unknown, { watchedPath }: { readonly watchedPath?: string }) => {
    if (!closed.size || watchedPath === undefined) return
    for (const path of [watchedPath, join(watchedPath, String(name))]) onRaw(path)
  })
}

const isReadable = (path: string): boolean =>
  tryTo(() => {
    accessSync(path, constants.R_OK)
    return true
  }) ?? false
