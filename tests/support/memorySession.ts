/** A session that keeps everything in memory. */
import type { Session } from '../../engine/run/session.ts'
import { createMemoryStore } from '../../engine/store/store.ts'
import type { Disk } from '../../engine/types.ts'

export const memorySession = (disk: Disk): Session => ({
  disk,
  store: { ...createMemoryStore(), refresh: () => {}, counts: () => ({ reads: 0, writes: 0 }), close: () => {} },
  memos: createMemoryStore(),
  code: 'code',
  cache: '',
  spare: () => '',
  brandCode: () => '',
  close: () => {},
})
