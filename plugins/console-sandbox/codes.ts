/** Verification codes: six digits for one purpose and one target, once, for ten minutes, with five tries. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { transact, type Database } from './database.ts'
import type { Purpose } from './schemas.ts'

export type Codes = {
  /** Makes a code; an older one for the same purpose is void. */
  issue(target: string, purpose: Purpose): string
  /** True once per code. */
  redeem(target: string, purpose: Purpose, code: string): boolean
}

const lifetime = 10 * 60_000
const tries = 5

export function createCodes(database: Database, now: () => number): Codes {
  // New with each start. There are only a million codes, so a hash without a secret could be reversed.
  const secret = randomBytes(32)
  const hash = (code: string) => createHmac('sha256', secret).update(code).digest('hex')
  const keep = database.prepare(
    'INSERT OR REPLACE INTO codes (target, purpose, code_hash, created_at, tries) VALUES (?, ?, ?, ?, 0)',
  )
  const find = database.prepare('SELECT code_hash, created_at, tries FROM codes WHERE target = ? AND purpose = ?')
  const fail = database.prepare('UPDATE codes SET tries = tries + 1 WHERE target = ? AND purpose = ?')
  const forget = database.prepare('DELETE FROM codes WHERE target = ? AND purpose = ?')
  return {
    issue(target, purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      keep.run(target, purpose, hash(code), now())
      return code
    },
    redeem: (target, purpose, code) =>
      transact(database, () => {
        const kept = find.get(target, purpose) as { code_hash: string; created_at: number; tries: number } | undefined
        if (!kept || kept.tries >= tries || now() - kept.created_at >= lifetime) return false
        const isRight = timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hash(code)))
        if (isRight) forget.run(target, purpose)
        else fail.run(target, purpose)
        return isRight
      }),
  }
}
