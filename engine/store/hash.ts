/** Content hashes, the keys of everything cached. */
import { createHash, hash } from 'node:crypto'

/** SHA-256, hex. */
export const hashOf = (data: string | Uint8Array): string => hash('sha256', data, 'hex')

/** One hash of several parts. Lengths are hashed too, so that `['ab', 'c']` and `['a', 'bc']` differ. */
export function hashAll(parts: readonly (string | Uint8Array)[]): string {
  // In one go: a call for each of tens of thousands of names takes longer than hashing them.
  if (parts.every((part) => typeof part === 'string')) return hashOf(parts.map(counted).join(''))
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${part.length}:`).update(part)
  return sum.digest('hex')
}

const counted = (part: string): string => `${part.length}:${part}`

/** Hash of a JSON value. The order of keys counts. */
export const hashJson = (value: unknown): string => hashOf(JSON.stringify(value) ?? 'undefined')

/** Short form for file names: 10 of 64 hex digits. */
export const short = (full: string): string => full.slice(0, 10)
