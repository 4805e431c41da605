/** Modules that an editor has emptied and not yet filled: without their exports, whoever imports them would fail in a browser. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Plugin as VitePlugin } from 'vite'
import { saveDelay } from '../../dev/saves.ts'

/** They are read when the editor has had the time to fill them. */
export const awaitEmptied = {
  name: 'site:emptied',
  load: {
    filter: { id: /^[^\0?]+\.(?:[cm]?[jt]sx?|css|json)(?:\?direct)?$/ },
    async handler(id: string) {
      const file = id.replace('?direct', '')
      if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return undefined
      await setTimeout(saveDelay)
      return readFile(file, 'utf8')
    },
  },
} satisfies VitePlugin
