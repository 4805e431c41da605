/** Bearer tokens and their users. Only hashes of tokens are stored. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

export type Sessions = {
  start(userId: string): string
  /** Id of the user. Undefined for a token that was not used for a day or is a week old. */
  userOf(token: string): string | undefined
  end(token: string): void
  endAll(userId: string): void
}

const day = 24 * 60 * 60_000

export function createSessions(database: Database, now: () => number): Sessions {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex')
  const add = database.prepare('INSERT INTO sessions (token_hash, user_id, created_at, used_at) VALUES (?, ?, ?, ?)')
  const find = database.prepare('SELECT user_id FROM sessions WHERE token_hash = ? AND used_at > ? AND created_at > ?')
  const use = database.prepare('UPDATE sessions SET used_at = ? WHERE token_hash = ?')
  const end = database.prepare('DELETE FROM sessions WHERE token_hash = ?')
  const endAll = database.prepare('DELETE FROM sessions WHERE user_id = ?')
  const sweep = database.prepare('DELETE FROM sessions WHERE used_at <= ? OR created_at <= ?')
  return {
    start(userId) {
      sweep.run(now() - day, now() - 7 * day)
      const token = randomBytes(32).toString('base64url')
      add.run(hash(token), userId, now(), now())
      return token
    },
    userOf(token) {
      const found = find.get(hash(token), now() - day, now() - 7 * day) as { user_id: string } | undefined
      if (found) use.run(now(), hash(token))
      return found?.user_id
    },
    end: (token) => void end.run(hash(token)),
    endAll: (userId) => void endAll.run(userId),
  }
}
