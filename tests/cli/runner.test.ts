/** The runner of the tests themselves. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countOf } from '../runner/count.ts'
import { runProcess, type Ended } from '../runner/process.ts'

const ended = (fields: Partial<Ended>): Ended => ({
  job: { name: 'a', args: [], limit: 1000 },
  code: 0,
  output: '',
  late: false,
  seconds: 1,
  ...fields,
})
const printed = (total: number, passed: number, skipped = 0) =>
  `\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   ${skipped}\n  Duration:  1ms\n`
const counts = (fields: Partial<Ended>) => {
  const { passed, failed, skipped } = countOf(ended(fields))
  return [passed, failed, skipped]
}

test('reads what uvu prints', () => {
  assert.equal(counts({ output: printed(5, 5) }), [5, 0, 0])
  assert.equal(counts({ output: printed(5, 3, 2), code: 1 }), [3, 2, 2])
  assert.equal(counts({ output: printed(0, 0, 2) }), [0, 0, 2])
})

test('a file that ends badly, late or without a test has failed at least once', () => {
  assert.equal(counts({ output: printed(5, 5), code: 1 }), [5, 1, 0])
  assert.equal(counts({ output: 'SyntaxError', code: 1 }), [0, 1, 0])
  assert.equal(counts({ output: '' }), [0, 1, 0])
  assert.equal(counts({ output: printed(0, 0) }), [0, 1, 0])
  assert.equal(counts({ output: printed(2, 2), code: null, late: true }), [2, 1, 0])
})

test('a check is one test', () => {
  const job = { name: 'types', args: [], limit: 1000, isCheck: true }
  assert.equal(counts({ job }), [1, 0, 0])
  assert.equal(counts({ job, code: 2, output: 'error TS1' }), [0, 1, 0])
})

test('kills a file that takes too long, with what it started', async () => {
  const beat = "setInterval(() => console.log('beat'), 50)"
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
  // Two processes have to start meanwhile.
  const ran = await runProcess({ name: 'a', args: ['-e', code], limit: 5000 }, process.cwd())
  assert.ok(ran.late)
  assert.match(ran.output, 'beat')
  const pipeClosed = ran.seconds < 5 + 1.9
  assert.ok(pipeClosed, 'something still held the pipe')
})

test('ends what a file left running, and keeps its output', async () => {
  const code =
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref(); console.log('done')"
  const {
    code: status,
    output,
    seconds,
  } = await runProcess({ name: 'a', args: ['-e', code], limit: 20_000 }, process.cwd())
  assert.is(status, 0)
  assert.is(output, 'done\n')
  assert.ok(seconds < 10)
})

test.run()
