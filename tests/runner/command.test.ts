/** The whole command, in a project of its own with checks and tests that do next to nothing. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../support/tempFolder.ts'

const test = suite('the test command')
const repository = resolve(import.meta.dirname, '../..')
const { path: root, end } = openTempFolder()
test.after(end)

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
/** What uvu prints. */
const printing = (total: number, passed: number, skipped = 0) =>
  `console.log('  Total:     ${total}\\n  Passed:    ${passed}\\n  Skipped:   ${skipped}')\n`
const names = Array.from({ length: 12 }, (_, index) => `tests/rooms/test${index + 10}.test.ts`)

test.before(() => {
  write('package.json', '{ "type": "module", "private": true }\n')
  cpSync(join(repository, 'tests/run.ts'), join(root, 'tests/run.ts'))
  cpSync(join(repository, 'tests/runner'), join(root, 'tests/runner'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(repository, 'node_modules/fast-glob'), join(root, 'node_modules/fast-glob'), 'junction')
  for (const check of ['typescript/bin/tsc', 'oxlint/bin/oxlint', 'oxfmt/bin/oxfmt', 'knip/bin/knip.js'])
    write(`node_modules/${check}`, '// Nothing is wrong.\n')
  for (const name of names) write(name, printing(2, 2))
})

async function run(...args: readonly string[]): Promise<{ code: number | null; lines: readonly string[] }> {
  const child = spawn(process.execPath, [join(root, 'tests/run.ts'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, lines }
}

test('the first line says what will run, before anything has', async () => {
  // This check ends only after the line was seen.
  write('node_modules/oxlint/bin/oxlint', "import { existsSync } from 'node:fs'\nwhile (!existsSync('seen'));\n")
  const child = spawn(process.execPath, [join(root, 'tests/run.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const { value: first } = await lines.next()
  const processorTime = process.platform === 'linux' ? secondsOf(child.pid!) : 0
  write('seen', '')
  const rest: string[] = []
  for await (const line of { [Symbol.asyncIterator]: () => lines }) rest.push(line)
  assert.match(first!, /^4 checks, 12 files, about \d+ (?:s|min) left$/)
  assert.ok(processorTime < 5, `it took ${processorTime} s of work`)
  assert.is(rest.at(-1), '28 passed, 0 failed')
})

test('the checks come first, each line has its number, the slowest ten are named, and the sum comes last', async () => {
  write(names[4]!, `${printing(2, 2)}const end = performance.now() + 800\nwhile (performance.now() < end);\n`)
  const { code, lines } = await run()
  assert.is(code, 0)
  assert.equal(
    lines.slice(1, 5).map((line) => /^ok {4}( \d)\/16 {2}(\w+) {2}1 {2}\d+\.\d s {2}about \d+ s left$/.exec(line)?.[1]),
    [' 1', ' 2', ' 3', ' 4'],
  )
  assert.equal(
    lines
      .slice(1, 5)
      .map((line) => line.split(/ {2,}/)[2])
      .sort(),
    ['format', 'lint', 'types', 'unused'],
  )
  const tests = lines.slice(5, 17)
  tests.forEach((line, index) =>
    assert.match(line, new RegExp(`^ok {4}${String(index + 5).padStart(2)}/16 {2}tests/rooms/`)),
  )
  assert.match(tests.at(-1)!, / s$/, 'nothing is left')
  assert.is(lines[17], 'Slowest:')
  const slowest = lines.slice(18, -1)
  assert.is(slowest.length, 10)
  assert.match(slowest[0]!, new RegExp(`^ +\\d+\\.\\d s {2}${names[4]}$`))
  const seconds = slowest.map((line) => Number.parseFloat(line))
  assert.equal(
    seconds,
    seconds.toSorted((a, b) => b - a),
  )
  assert.is(lines.at(-1), '28 passed, 0 failed')
})

test('how long a file took is remembered; of files that did not run, what was known is kept', async () => {
  const file = join(root, 'node_modules/.cache/test-durations.json')
  const known = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  assert.ok(known()[names[4]!]! >= 0.8)
  write('node_modules/.cache/test-durations.json', JSON.stringify({ ...known(), [names[0]!]: 500 }))
  const { lines } = await run('test10', 'test11')
  assert.is(lines[0], '2 files, about 8 min left')
  assert.is(lines.length, 4)
  assert.ok(known()[names[0]!]! < 500)
  assert.ok(known()[names[4]!]! >= 0.8)
  write('node_modules/.cache/test-durations.json', '{ "tests/rooms/test10')
  assert.match((await run('test10')).lines[0]!, /^1 file, about 10 s left$/)
})

test('a failure is shown where it happened, and counted', async () => {
  write(names[0]!, `${printing(3, 1, 2)}console.log('what was wrong')\nprocess.exitCode = 1\n`)
  const { code, lines } = await run('test10', 'test11')
  assert.is(code, 1)
  const at = lines.findIndex((line) => line.startsWith('FAIL'))
  assert.match(lines[at]!, /^FAIL {2}[12]\/2 {2}tests\/rooms\/test10\.test\.ts {2}1, 2 failed, 2 skipped/)
  assert.is(lines[at + 4], '      what was wrong')
  assert.is(lines.at(-1), '3 passed, 2 failed, 2 skipped')
})

test('an unknown flag and a name that matches no file fail', async () => {
  assert.equal(await run('--fast'), {
    code: 1,
    lines: ['Unknown flag --fast; there are --unit and --e2e.', '0 passed, 1 failed'],
  })
  assert.equal(await run('nothing'), { code: 1, lines: ['No test file matches nothing', '0 passed, 1 failed'] })
})

test.run()

/** Of the processor, of one process so far. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
