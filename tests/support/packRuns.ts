/** Runs of a build as the cache sees them: each opens the store, does something and closes it. */
import { readdirSync } from 'node:fs'
import { packLimits, type PackLimits } from '../../engine/store/packLimits.ts'
import { createPackStore, type PackStore } from '../../engine/store/packs.ts'
import { inTempFolder } from './tempFolder.ts'

export const day = 86_400_000
export const start = Date.parse('2026-05-01')

type Opening = { readonly keeps?: boolean; readonly at?: number; readonly limits?: Partial<PackLimits> }

export const opened = (folder: string, { keeps = true, at = start, limits }: Opening = {}) =>
  createPackStore(folder, { keeps, limits: { ...packLimits, ...limits }, now: () => at })

/** One run: opens the store, does something, closes it. */
export function run<T>(folder: string, work: (store: PackStore) => T, opening: Opening = {}): T {
  const store = opened(folder, opening)
  try {
    return work(store)
  } finally {
    store.close()
  }
}

export const textOf = (store: PackStore, key: string) => {
  const value = store.get('kind', key)
  return value && Buffer.from(value).toString()
}
export const packsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pack'))
    .sort()
export const inFolder = (work: (folder: string) => void) => () => inTempFolder(async (folder) => work(folder))
