/** Tables and their migrations. Statements are constants with parameters and are never assembled from input. */
import { basename, dirname } from 'node:path'
import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { SiteError } from '../../engine/errors/SiteError.ts'

export type Database = DatabaseSync

/** A released migration is never changed; a new one is added. Times are milliseconds UTC, money is in minor units. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    user_name TEXT NOT NULL,
    company TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT UNIQUE,
    phone TEXT NOT NULL,
    phone_key TEXT UNIQUE,
    password_hash TEXT NOT NULL,
    country TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE codes (
    target TEXT NOT NULL,
    purpose TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (target, purpose)
  ) STRICT;
  CREATE TABLE view_logs (
    id INTEGER PRIMARY KEY,
    src TEXT NOT NULL,
    kw TEXT NOT NULL,
    vb_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    uid TEXT NOT NULL,
    uri TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE feedback (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    request_id TEXT NOT NULL,
    product TEXT NOT NULL,
    months INTEGER NOT NULL,
    links INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('CREATED', 'PAID', 'CLOSED')),
    created_at INTEGER NOT NULL,
    UNIQUE (user_id, request_id)
  ) STRICT;
  CREATE TABLE subscriptions (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    plan TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'CANCELLED')),
    changed_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE orders ADD COLUMN paid_at INTEGER;
  ALTER TABLE subscriptions ADD COLUMN ends_at INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE identities (
    provider TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (provider, subject)
  ) STRICT;
  `,
]

/** Throws `SiteError` `sandbox-database-unusable`. `wait`: how long to wait for another program's lock, in milliseconds. */
export function openDatabase(file: string, wait = 5_000): Database {
  let database: Database | undefined
  try {
    if (file !== ':memory:') keepPrivate(file)
    database = new DatabaseSync(file, { timeout: wait })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON')
    const [{ quick_check: result }] = database.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
    if (result !== 'ok') throw unusable(file, 'It is damaged', result)
    migrate(database, file)
    return database
  } catch (error) {
    database?.close()
    throw explainError(error, file)
  }
}

/** It holds accounts. SQLite gives the files beside it the same permissions. */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch {
    // SQLite says what is wrong with the file.
  }
}

function migrate(database: Database, file: string): void {
  // The version is read inside the transaction: of two programs that start together, one finds the migrations done.
  transact(database, () => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
    if (version > migrations.length) throw unusable(file, 'It was written by a newer version of this program')
    for (const step of migrations.slice(version)) database.exec(step)
    if (version < migrations.length) database.exec(`PRAGMA user_version = ${migrations.length}`)
  })
}

/** An error of SQLite as a `SiteError`, if its cause can be fixed. */
export function explainError(error: unknown, file: string): unknown {
  const { errcode } = error as { errcode?: number }
  // The lower byte is the primary result code: https://sqlite.org/rescode.html
  const reason = errcode === undefined ? undefined : reasons.get(errcode & 0xff)
  return reason ? unusable(file, reason, error) : error
}

const reasons: ReadonlyMap<number, string> = new Map([
  [5, 'Another program has locked it'],
  [6, 'Another program has locked it'],
  [8, 'It is read-only'],
  [10, 'The disk has an error'],
  [11, 'It is damaged'],
  [13, 'The disk is full'],
  [14, 'It cannot be opened'],
  [26, 'The file is not a database'],
])

const unusable = (file: string, reason: string, cause?: unknown): SiteError =>
  new SiteError(`The database of the console sandbox cannot be used. ${reason}.`, {
    code: 'sandbox-database-unusable',
    hint: `Close the other program, or delete ${basename(dirname(file))}/${basename(file)}: the next start creates a new one with a demo account. Or run without a file: \`site sandbox --memory\`.`,
    cause,
  })

/** Runs `work` in a transaction. `work` must be synchronous, because there is only one connection. */
export function transact<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Reads a setting, and creates it on first use. */
export function setting(database: Database, name: string, make: () => string): string {
  const find = database.prepare('SELECT value FROM settings WHERE name = ?')
  const found = find.get(name) as { value: string } | undefined
  if (found) return found.value
  database.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, make())
  return (find.get(name) as { value: string }).value
}
