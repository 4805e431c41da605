/** A test file in a process of its own, and its end. */
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../support/tempFolder.ts'
import { countOf } from './count.ts'
import { runProcess } from './process.ts'
import { writeFileSync } from 'node:fs'

const test = suite('the process of a test file')
const { path: root, end } = openTempFolder()
test.after(end)

test('a file whose tests have been told and that does not end is ended, and has failed', async () => {
  const file = join(root, 'open.mjs')
  writeFileSync(
    file,
    `console.log('  Total:     2\\n  Passed:    2\\n  Skipped:   0\\n  Duration:  1ms\\n')\nsetInterval(() => {}, 1000)\n`,
  )
  const ended = await runProcess({ name: 'open', args: [file], limit: 300_000, patience: 10 }, root)
  assert.ok(ended.late)
  const { passed, failed, output } = countOf(ended)
  assert.equal({ passed, failed }, { passed: 2, failed: 1 })
  assert.match(output, /Ended after \d+ s\.$/)
})

test.run()
