/** Writes two rows a transaction for ever, and says which are written. A process of its own, so that it can be killed. */
import { writeSync } from 'node:fs'
import { openDatabase, transact } from '../../../plugins/console-sandbox/database.ts'

const [file = '', name = ''] = process.argv.slice(2)
const database = openDatabase(file, 60_000)
const add = database.prepare(
  "INSERT INTO view_logs (src, kw, vb_id, client_id, uid, uri, created_at) VALUES (?, ?, '', '', '', ?, 1)",
)
for (let row = 0; ; row++) {
  transact(database, () => {
    add.run('x'.repeat(row % 5_000), name, String(row))
    add.run('second', name, String(row))
  })
  writeSync(1, `${row}\n`)
}
