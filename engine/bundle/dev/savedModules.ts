/**
 * Modules as their editors leave them. One that is emptied before it is filled is awaited: without its exports, whoever imports it
 * would fail in a browser. And one that was saved is known before the watcher tells of it: a page that is asked for in between
 * would be made of another version than the browser then gets.
 */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Plugin as VitePlugin } from 'vite'
import { saveDelay } from '../../dev/saves.ts'

type Loading = { readonly environment: { readonly name: string } }

export function createSavedModules() {
  /** Which version of a file rendering has loaded. */
  const loaded = new Map<string, string>()

  return {
    plugin: {
      name: 'site:saved-modules',
      load: {
        filter: { id: /^[^\0?]+\.(?:[cm]?[jt]sx?|css|json)(?:\?direct)?$/ },
        async handler(this: Loading, id: string) {
          const file = id.replace('?direct', '')
          const version = versionOf(file)
          if (version && this.environment.name === 'ssr') loaded.set(file, version)
          if (!version?.startsWith('0 ')) return undefined
          await setTimeout(saveDelay)
          return readFile(file, 'utf8')
        },
      },
    } satisfies VitePlugin,

    /** Absolute names of files that were saved since rendering has loaded them, each once. */
    take(): readonly string[] {
      const saved = [...loaded].flatMap(([file, version]) =>
        [version, undefined].includes(versionOf(file)) ? [] : file,
      )
      for (const file of saved) loaded.delete(file)
      return saved
    },
  }
}

/** Begins with the size. Undefined where there is no file. */
function versionOf(file: string): string | undefined {
  const now = statSync(file, { throwIfNoEntry: false })
  return now && `${now.size} ${now.mtimeMs} ${now.ino}`
}
