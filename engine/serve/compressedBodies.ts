/** Bodies in memory by the hash of their content, least recently used first out. Content never changes under its hash. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiate.ts'

export type CompressedBodies = {
  /** `load` gives the plain bytes, or undefined where there are none; it runs once for all requests that wait. */
  get(hash: string, encoding: Encoding, load: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
}

/** `limit` in bytes, of all bodies together. */
export function createCompressedBodies(limit = 64 * 1024 * 1024): CompressedBodies {
  const kept = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer | undefined>>()
  let total = 0

  function keep(key: string, body: Buffer): void {
    if (body.length > limit) return
    kept.set(key, body)
    total += body.length
    for (const [oldest, { length }] of kept) {
      if (total <= limit) break
      kept.delete(oldest)
      total -= length
    }
  }

  async function make(key: string, encoding: Encoding, load: () => Promise<Buffer | undefined>) {
    try {
      const plain = await load()
      const body = plain && (await encode(plain, encoding))
      if (body) keep(key, body)
      return body
    } finally {
      making.delete(key)
    }
  }

  return {
    async get(hash, encoding, load) {
      const key = `${hash}-${encoding}`
      const body = kept.get(key)
      if (!body) {
        if (!making.has(key)) making.set(key, make(key, encoding, load))
        return making.get(key)
      }
      // Last in the order of insertion is last to go.
      kept.delete(key)
      kept.set(key, body)
      return body
    },
  }
}

function encode(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return promisify(gzip)(body)
  // 5 of 11: near the size of 11 in a fiftieth of its time, because a request waits for it.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}
