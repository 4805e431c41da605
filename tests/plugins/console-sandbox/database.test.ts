/** The database when things go wrong (L-13), and what passwords cost (L-04). */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { explainError, migrations, openDatabase, transact } from '../../../plugins/console-sandbox/database.ts'
import { createPasswords } from '../../../plugins/console-sandbox/passwords.ts'
import { startSandbox } from '../../../plugins/console-sandbox/start.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { goodPassword, openSandbox } from './testSandbox.ts'

const test = suite('sandbox: database')
let folder: ReturnType<typeof openTempFolder>
test.before.each(() => {
  folder = openTempFolder()
})
test.after.each(() => folder.end())

const integrity = (file: string): string => {
  const database = new DatabaseSync(file)
  const [{ integrity_check: verdict }] = database.prepare('PRAGMA integrity_check').all() as [
    { integrity_check: string },
  ]
  database.close()
  return verdict
}

function refused(open: () => unknown, text: RegExp): void {
  try {
    open()
  } catch (error) {
    assert.ok(error instanceof SiteError, String(error))
    const [{ code, message, hint }] = error.diagnostics as [SiteError['diagnostics'][0]]
    assert.is(code, 'sandbox-database-unusable')
    assert.match(message, text)
    assert.match(hint!, /delete .*--memory/)
    return
  }
  assert.unreachable(`opened, but: ${text}`)
}

test('N-13 nobody else on the machine may read it, nor the files beside it', () => {
  const file = join(folder.path, 'private.db')
  writeFileSync(file, '', { mode: 0o644 })
  const database = openDatabase(file)
  for (const name of [file, `${file}-wal`, `${file}-shm`]) assert.is(statSync(name).mode & 0o777, 0o600, name)
  database.close()
})

test('L-13 what cannot be used is explained', () => {
  const file = (name: string) => join(folder.path, name)
  writeFileSync(file('text.sqlite'), 'This is a letter and no database at all. '.repeat(100))
  refused(() => openDatabase(file('text.sqlite')), /not a database/)
  mkdirSync(file('folder.sqlite'))
  refused(() => openDatabase(file('folder.sqlite')), /cannot be opened/)
  refused(() => openDatabase(join(folder.path, 'missing', 'x.sqlite')), /cannot be opened/)

  const newer = openDatabase(file('newer.sqlite'))
  newer.exec(`PRAGMA user_version = ${migrations.length + 1}`)
  newer.close()
  refused(() => openDatabase(file('newer.sqlite')), /newer version/)

  const held = openDatabase(file('held.sqlite'))
  held.exec('BEGIN EXCLUSIVE')
  refused(() => openDatabase(file('held.sqlite'), 1), /Another program/)
  held.exec('ROLLBACK')
  held.close()
  openDatabase(file('held.sqlite')).close()

  // Where everybody is root nothing is read-only, so SQLite's word for it has to do.
  for (const [errcode, text] of [
    [8, /read-only/],
    [1032, /read-only/],
    [13, /full/],
    [11, /damaged/],
  ] as const)
    refused(() => {
      throw explainError(Object.assign(new Error('sqlite'), { errcode }), file('x.sqlite'))
    }, text)
  const bug = new Error('a bug')
  assert.is(explainError(bug, file('x.sqlite')), bug)
})

test('L-13 a damaged page is found at the start', () => {
  const path = join(folder.path, 'damaged.sqlite')
  const database = openDatabase(path)
  database.exec("INSERT INTO settings VALUES ('filler', hex(randomblob(100000)))")
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const { page_size: size } = database.prepare('PRAGMA page_size').get() as { page_size: number }
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'users'").get() as {
    rootpage: number
  }
  database.close()
  const raw = new Uint8Array(size).fill(0xff)
  const whole = readFileSync(path)
  whole.set(raw, (rootpage - 1) * size)
  writeFileSync(path, whole)
  refused(() => openDatabase(path), /damaged/)
})

test('L-13 a missing file is made, with its folder', async () => {
  const file = join(folder.path, 'a', 'b', 'sandbox.sqlite')
  const sandbox = await startSandbox({ file, port: 0, passwordCost: 16, log: () => {} })
  await sandbox.close()
  assert.ok(existsSync(file))
  assert.is(integrity(file), 'ok')
})

test('L-13 an older schema is brought up to date with all it holds', () => {
  const file = join(folder.path, 'old.sqlite')
  const old = new DatabaseSync(file)
  old.exec(migrations[0]!)
  old.exec(`
    PRAGMA user_version = 1;
    INSERT INTO users VALUES ('u', 'Ada', '', 'ada@example.com', 'ada@example.com', '', NULL, '', '', 1);
    INSERT INTO orders VALUES ('o', 'u', 'r', 'CloudCanal', 1, 1, 14400, 'USD', 'PAID', 1);
    INSERT INTO subscriptions VALUES ('u', 'FREE', 'ACTIVE', 1);
  `)
  old.close()
  const database = openDatabase(file)
  assert.is((database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version, migrations.length)
  assert.equal(
    { ...database.prepare('SELECT id, amount, paid_at FROM orders').get() },
    { id: 'o', amount: 14_400, paid_at: null },
  )
  assert.is((database.prepare('SELECT count(*) AS n FROM identities').get() as { n: number }).n, 0)
  database.close()
  openDatabase(file).close()
  assert.is(integrity(file), 'ok')
})

test('L-13 a full disk is an error of that call, and nothing is half done', async () => {
  const box = openSandbox({ database: openDatabase(join(folder.path, 'full.sqlite')) })
  await box.enter('ada@example.com')
  const { page_count: pages } = box.database.prepare('PRAGMA page_count').get() as { page_count: number }
  box.database.exec(`PRAGMA max_page_count = ${pages}`)
  const log = (uri: string) => box.post('/addviewlog', { uri })
  const statuses: number[] = []
  while (statuses.length < 200 && statuses.at(-1) !== 500) statuses.push((await log('/x'.repeat(2_000))).status)
  assert.is(statuses.at(-1), 500)
  assert.not(box.database.isTransaction)
  const kept = box.rows('view_logs')
  assert.is(kept, statuses.length - 1)
  assert.throws(() =>
    transact(box.database, () => {
      box.database.exec("INSERT INTO feedback (kind, body, created_at) VALUES ('x', 'x', 1)")
      box.database.exec("INSERT INTO feedback (kind, body, created_at) VALUES ('x', hex(randomblob(1000000)), 1)")
    }),
  )
  assert.is(box.rows('feedback'), 0)
  box.database.exec('PRAGMA max_page_count = 1000000')
  assert.is((await log('/')).status, 200)
  box.database.close()
  assert.is(integrity(join(folder.path, 'full.sqlite')), 'ok')
})

const writer = resolve(import.meta.dirname, 'writer.ts')

/** Resolves with the last row it said was written, after it was killed in the middle of its work. */
async function kill(file: string, name: string, afterRows: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [writer, file, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
    // Not the same moment of a transaction each time: the rows it is ahead differ.
    if (said.split('\n').length > afterRows) child.kill('SIGKILL')
  })
  const signal = await new Promise((done) => child.once('close', (_code, name) => done(name)))
  assert.is(signal, 'SIGKILL')
  return Number(said.split('\n').at(-2))
}

test('L-13 forty kills while four write: whole, and no row is lost', async () => {
  const file = join(folder.path, 'killed.sqlite')
  openDatabase(file).close()
  const said = new Map<string, number>()
  for (let round = 0; round < 10; round++) {
    const names = Array.from({ length: 4 }, (_, writer) => `${round}-${writer}`)
    const last = await Promise.all(names.map((name, index) => kill(file, name, 1 + ((round * 7 + index * 3) % 20))))
    for (const [index, name] of names.entries()) said.set(name, last[index]!)
  }
  assert.is(integrity(file), 'ok')
  const database = openDatabase(file)
  const rows = database
    .prepare('SELECT kw, max(CAST(uri AS INTEGER)) AS last, count(*) AS n FROM view_logs GROUP BY kw')
    .all() as {
    kw: string
    last: number
    n: number
  }[]
  assert.is(rows.length, 40)
  for (const { kw, last, n } of rows) {
    assert.ok(last >= said.get(kw)!, `${kw}: ${said.get(kw)} was written, ${last} is there`)
    // Two rows a transaction, or none.
    assert.is(n, (last + 1) * 2, kw)
  }
  database.close()
})

test('L-04 twenty logins at once take the memory of two', async () => {
  const box = openSandbox({ passwordCost: 2 ** 17 })
  await box.register('ada@example.com')
  const password = await box.encrypt(goodPassword)
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      box.post('/login', { account: 'ada@example.com', password, loginType: 'PASSWORD' }, { address: `10.0.0.${i}` }),
    ),
  )
  clearInterval(timer)
  // Ten guesses at a time for one account; the others wait, which is not what is measured.
  assert.ok(all.filter(({ success }) => success).length >= 10)
  assert.ok(most - before < 300 * 2 ** 20, `${Math.round((most - before) / 2 ** 20)} MB`)
  const { password_hash: hash } = box.database.prepare('SELECT password_hash FROM users').get() as {
    password_hash: string
  }
  assert.match(hash, /^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
  box.database.close()
})

test('L-04 one password, two hashes; a cost that was lower before is still understood', async () => {
  const database = openDatabase(':memory:')
  const [cheap, dear] = [createPasswords(database, 16), createPasswords(database, 32)]
  const [one, two] = [await cheap.hash(goodPassword), await cheap.hash(goodPassword)]
  assert.is.not(one, two)
  assert.ok(await dear.verify(goodPassword, one))
  assert.not(await dear.verify('Other1#pw', one))
  for (const hash of ['', undefined, 'plain', goodPassword]) assert.not(await dear.verify(goodPassword, hash))
  database.close()
})

test.run()
