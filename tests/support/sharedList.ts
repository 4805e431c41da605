/** The list of packs that a shared store has for the one project of the tests. */
import { hashOf } from '../../engine/store/hash.ts'
import type { MemoryCache } from './cacheServer.ts'

export const key = hashOf('one project')
export const listPath = `/ac/${key}`

export const listOf = ({ entries }: MemoryCache) =>
  JSON.parse(String(entries.get(listPath))) as {
    version: 1
    packs: { hash: string; size: number; bytes: number }[]
    snapshot: { hash: string; size: number; bytes: number }
  }
export const setList = ({ entries }: MemoryCache, list: unknown) =>
  entries.set(listPath, Buffer.from(JSON.stringify(list)))
