import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { exitCodeOf } from '../../cli/exit.ts'
import { hasColour } from '../../cli/paint.ts'
import { createProgress } from '../../cli/progress.ts'
import { createReport, type ReportOptions } from '../../cli/report.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { inTempFolder } from '../support/tempFolder.ts'

function collect(options: Partial<ReportOptions> & { readonly isTTY?: boolean } = {}) {
  const texts = { stdout: '', stderr: '' }
  const stream = (name: 'stdout' | 'stderr') => {
    const writable = new Writable({
      write(chunk, _encoding, done) {
        texts[name] += chunk
        done()
      },
    })
    return Object.assign(writable, { isTTY: options.isTTY ?? false, columns: 60 }) as unknown as NodeJS.WriteStream
  }
  const defaults = {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    env: {},
    root: '/nowhere',
    stdoutIs: 'text' as const,
    verbose: false,
    debug: false,
  }
  return { report: createReport({ ...defaults, ...options }), texts }
}

const problem = (code: string, severity: 'error' | 'warning' = 'error'): Diagnostic => ({
  code,
  severity,
  message: 'No',
})

test('prints one line per stage, on stderr', () => {
  const { report, texts } = collect()
  report.stage('read', '412 documents', 310)
  report.stage('render', '1020 pages', 12_345)
  assert.is(texts.stderr, 'read      412 documents        0.31 s\nrender    1020 pages          12.35 s\n')
  assert.is(texts.stdout, '')
})

test('SECURITY.md "in the terminal: no control character", whoever prints, and no command of a server', () => {
  for (const [env, begins] of [
    [{}, '::'],
    [{ GITHUB_ACTIONS: 'true' }, '\u200B::'],
  ] as const) {
    const { report, texts } = collect({ verbose: true, env })
    for (const print of [report.note, report.detail, report.result])
      print('a\u001B]0;b\u009B2Jc\u0007 ##vso[x]\n::error::d')
    const text = texts.stdout + texts.stderr
    assert.not.match(text, /[\0-\x08\x0B-\x1F\x7F-\x9F]|##\w*\[/)
    assert.is(text.match(new RegExp(`^${begins}error::d$`, 'gm'))?.length, 3)
  }
})

test('F-14 draws no bar without a terminal, in CI, or with NO_COLOR', () => {
  for (const options of [
    {},
    { isTTY: true, env: { CI: '1' } },
    { isTTY: true, env: { NO_COLOR: '1' } },
    { isTTY: true, stdoutIs: 'json' as const },
  ]) {
    const { report, texts } = collect(options)
    report.progress('render', 1, 10)
    report.progress('render', 2, 10)
    assert.is(texts.stderr, '')
  }
})

test('the bar comes after half a second, fits a narrow terminal, and is wiped', () => {
  let [text, time] = ['', 0]
  const bar = createProgress(
    (part) => (text += part),
    () => 30,
    () => time,
  )
  bar.update('render', 1, 100)
  time = 400
  bar.update('render', 40, 100)
  assert.is(text, '')
  time = 700
  bar.update('render', 50, 100)
  assert.is(text.replaceAll(/[\r\u001B]|\[K/g, ''), 'render    ████████████░░░░░░░░░░░░  50/100'.slice(0, 29))
  bar.update('render', 100, 100)
  assert.ok(text.endsWith('\r\u001B[K'))
  text = ''
  bar.clear()
  assert.is(text, '')
})

test('--json keeps everything else quiet', () => {
  const { report, texts } = collect({ stdoutIs: 'json' })
  report.stage('read', 'x', 1)
  report.note('note')
  report.result('result')
  report.problems([problem('a')])
  report.document('{"ok":true}\n')
  assert.equal(texts, { stdout: '{"ok":true}\n', stderr: '' })
})

test('tells when all problems are mended', () => {
  const { report, texts } = collect()
  report.problems([])
  assert.is(texts.stderr, 'All problems are mended.\n')
})

test('a stack is shown with --debug only, causes included', () => {
  const error = new Error('outer', { cause: new Error('inner') })
  const quiet = collect()
  quiet.report.stack(error)
  assert.is(quiet.texts.stderr, '')
  const { report, texts } = collect({ debug: true })
  report.stack(error)
  assert.match(texts.stderr, /Error: outer\n\s+at [^]*caused by Error: inner\n/)
})

test('F-14 a stream that breaks is given up', async () => {
  const stdout = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
  }) as unknown as NodeJS.WriteStream
  const { report, texts } = collect({ stdout })
  report.result('one')
  await new Promise((resolve) => stdout.once('close', resolve))
  report.result('two')
  report.note('still here')
  await report.flush()
  assert.match(texts.stderr, 'still here')
})

test('colours follow the terminal and the environment', () => {
  const terminal = { isTTY: true }
  assert.is(hasColour(terminal, {}), true)
  assert.is(hasColour(terminal, { NO_COLOR: '1' }), false)
  assert.is(hasColour(terminal, { TERM: 'dumb' }), false)
  assert.is(hasColour({}, {}), false)
  assert.is(hasColour({}, { FORCE_COLOR: '1' }), true)
  assert.is(hasColour(terminal, { FORCE_COLOR: '0' }), false)
})

test('exit codes follow the first error', () => {
  const table: [Diagnostic[], number][] = [
    [[], 0],
    [[problem('link-broken', 'warning')], 0],
    [[problem('link-broken')], 1],
    [[problem('x', 'warning'), problem('config-invalid')], 2],
    [[problem('usage-invalid')], 2],
    [[problem('brand-unknown')], 2],
    [[problem('output-unsafe')], 2],
    [[problem('lock-held')], 3],
    [[problem('disk-full')], 4],
    [[problem('port-in-use')], 4],
    [[problem('permission-denied')], 4],
    [[problem('unexpected'), problem('disk-full')], 1],
  ]
  for (const [diagnostics, code] of table) assert.is(exitCodeOf(diagnostics), code, JSON.stringify(diagnostics))
})

test('a hint names the package manager of the project', () =>
  inTempFolder((root) => {
    const hints = ['Run npm install -D sass, or not.', 'Run npm install, with it.', 'Run npm install in ../a, with it.']
    const printed = () => {
      const { report, texts } = collect({ root })
      report.problems(hints.map((hint) => ({ ...problem(hint), hint })))
      return texts.stderr.match(/(?<=hint: Run ).*/g)
    }
    assert.equal(printed(), ['npm install -D sass, or not.', 'npm install, with it.', 'npm install in ../a, with it.'])
    writeFileSync(join(root, 'pnpm-lock.yaml'), '')
    assert.equal(printed(), ['pnpm add -D sass, or not.', 'pnpm install, with it.', 'pnpm install in ../a, with it.'])
  }))

test.run()
