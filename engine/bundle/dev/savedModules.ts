/**
 * Modules as their editors leave them. One that is emptied before it is filled is awaited: without its exports, whoever imports it
 * would fail in a browser. And one that was saved is known before the watcher tells of it: a page that is asked for in between
 * would be made of another version than the browser then gets.
 */
import { statSync, type Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Plugin as VitePlugin } from 'vite'
import { isBeingFilled, saveDelay } from '../../dev/saves.ts'

type Loading = { readonly environment: { readonly name: string } }

const sources = /^[^\0?]+\.(?:[cm]?[jt]sx?|css|json)(?:\?direct)?$/
const fileOf = (id: string): string => id.replace('?direct', '')

export function createSavedModules() {
  /** Which version of a file rendering has loaded. */
  const loaded = new Map<string, string>()

  return {
    plugin: {
      name: 'site:saved-modules',
      enforce: 'pre',
      load: {
        filter: { id: sources },
        handler(this: Loading, id: string): void {
          const version = versionOf(fileOf(id))
          if (version && this.environment.name === 'ssr') loaded.set(fileOf(id), version)
        },
      },
      // Here, and not where it is loaded: it is known what was read.
      transform: { filter: { id: sources, code: /^$/ }, handler: (_code: string, id: string) => filled(fileOf(id)) },
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

/** What an editor fills the file with. Undefined where it stays empty. */
async function filled(file: string): Promise<string | undefined> {
  for (;;) {
    const now = statsOf(file)
    const text = now?.size ? await readFile(file, 'utf8') : ''
    if (text) return text
    if (!now || !isBeingFilled(now.mtimeMs)) return undefined
    await setTimeout(saveDelay)
  }
}

const statsOf = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false })

/** Undefined where there is no file. */
function versionOf(file: string): string | undefined {
  const now = statsOf(file)
  return now && `${now.size} ${now.mtimeMs} ${now.ino}`
}
