/** Tables and their history. Statements are fixed texts with parameters; nothing is ever put together from input. */
import { DatabaseSync } from 'node:sqlite'

export type Database = DatabaseSync

/** Forward only: a step that was released is never changed, another one follows. Times are milliseconds UTC, money is minor units. */
const migrations: readonly string[] = [
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
]

export function openDatabase(file: string): Database {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON')
  migrate(database)
  return database
}

function migrate(database: Database): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > migrations.length) {
    throw new Error(`The sandbox database is of a newer program (version ${version}); delete .data/sandbox.sqlite`)
  }
  for (const [index, step] of migrations.slice(version).entries()) {
    transact(database, () => {
      database.exec(step)
      database.exec(`PRAGMA user_version = ${version + index + 1}`)
    })
  }
}

/** All or nothing. `work` must not wait for anything: there is one connection. */
export function transact<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** Reads a setting; the first time it is made. */
export function setting(database: Database, name: string, make: () => string): string {
  const find = database.prepare('SELECT value FROM settings WHERE name = ?')
  const found = find.get(name) as { value: string } | undefined
  if (found) return found.value
  database.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, make())
  return (find.get(name) as { value: string }).value
}
