/** A session that keeps everything in memory. */
import { createLoaded, withLoaded } from '../../engine/disk/loaded.ts'
import type { Session } from '../../engine/run/session.ts'
import { createMemoryStore } from './memoryStore.ts'
import type { Disk, Plugin } from '../../engine/types.ts'

export function memorySession(disk: Disk, plugins: readonly Plugin[] = []): Session {
  const memos = createMemoryStore()
  const loaded = createLoaded({ plugins }, memos)
  return {
    disk: withLoaded(disk, loaded.textOf),
    loaded,
    store: {
      ...createMemoryStore(),
      refresh: () => {},
      counts: () => ({ reads: 0, writes: 0 }),
      touched: () => new Set(),
      valueAt: () => undefined,
      sharedPacks: () => [],
      close: () => {},
    },
    memos: { ...memos, touched: () => [] },
    code: 'code',
    cache: '',
    spare: () => '',
    brandCode: () => '',
    close: () => {},
  }
}
