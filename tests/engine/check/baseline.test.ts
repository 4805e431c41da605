/** The record of known problems: as values, and from the command line. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  baselineFile,
  applyBaseline,
  readBaseline,
  baselineOf,
  dropStale,
  countProblems,
  writeBaseline,
} from '../../../engine/check/baseline.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { openSite } from '../../support/buildSite.ts'
import { site as run } from '../../support/cli.ts'
import { problemsOf } from '../../support/memorySite.ts'

const problem = (message: string, line = 1, severity: Diagnostic['severity'] = 'warning'): Diagnostic => ({
  code: 'link-broken',
  severity,
  message,
  place: { file: 'a.md', line },
})

test('what is recorded is subtracted wherever it stands; one more of the same is new', () => {
  const baseline = baselineOf([problem('x', 1), problem('x', 2), problem('y')])
  assert.equal(countProblems(baseline), 3)
  const same = applyBaseline([problem('x', 7), problem('x', 9), problem('y')], baseline)
  assert.equal(same, { diagnostics: [], suppressed: 3, stale: 0 })
  const more = applyBaseline([problem('x', 7), problem('x', 8), problem('x', 9)], baseline)
  assert.equal(
    more.diagnostics.map(({ place }) => place!.line),
    [9],
  )
  assert.is(more.stale, 1)
})

test('a new warning is an error where there is a record, and stays one where there is none', () => {
  assert.is(applyBaseline([problem('x')], undefined).diagnostics[0]!.severity, 'warning')
  const [raised] = applyBaseline([problem('x')], []).diagnostics
  assert.is(raised!.severity, 'error')
  assert.match(raised!.hint!, 'not in check-baseline.json')
})

test('a record only becomes shorter', () => {
  const before = baselineOf([problem('x'), problem('x'), problem('y')])
  assert.equal(dropStale(before, baselineOf([problem('x'), problem('z')])), baselineOf([problem('x')]))
  assert.equal(dropStale(before, baselineOf([problem('x'), problem('x'), problem('x'), problem('y')])), before)
})

test('N-29 a baseline that is no JSON is named with the place in it', async () => {
  const conflict = '[\n<<<<<<< HEAD\n]\n'
  const [told] = await problemsOf(() => readBaseline(conflict))
  assert.equal([told!.code, told!.place], ['baseline-invalid', { file: baselineFile, line: 2, column: 1 }])
})

test('N-29 an entry of a baseline that is none is told with its line', async () => {
  const entry = '{"code":"x","file":"a{","message":"{","count":1}'
  const [told] = await problemsOf(() =>
    readBaseline(`[\n  ${entry},\n  {"code":"x","file":"a","mesage":"m","count":1}\n]\n`),
  )
  assert.equal([told!.code, told!.place], ['baseline-invalid', { file: baselineFile, line: 3, column: 3 }])
})

test('one line a problem, sorted, read as it was written', async () => {
  const baseline = baselineOf([problem('y "quoted"'), problem('x')])
  const text = writeBaseline(baseline)
  assert.is(text.split('\n').length, 5)
  assert.equal(readBaseline(text), baselineOf([problem('x'), problem('y "quoted"')]))
  assert.is(writeBaseline(readBaseline(text)), text)
  assert.equal(readBaseline(writeBaseline([])), [])
  for (const broken of ['', '{}', '[{"code":"x"}]', '[{"code":"x","file":"a","message":"m","count":0}]'])
    assert.is((await problemsOf(() => readBaseline(broken)))[0]!.code, 'baseline-invalid')
})

test('check records, build goes on, new problems fail, mended ones leave the record', async () => {
  const page = 'content/acme/zh/docs/bad.md'
  const site = openSite('small', { files: { [page]: '# 坏\n\n[a](/nowhere/)\n' } })
  const cli = (...args: string[]) => run([...args, '--root', site.root])
  try {
    assert.is((await cli('check')).code, 1)
    assert.is((await cli('check', '--baseline', '--brand', 'acme')).code, 2)
    assert.not(site.has(baselineFile))

    const recorded = await cli('check', '--baseline')
    assert.is(recorded.code, 0, recorded.stderr)
    assert.match(recorded.stdout, /^check-baseline\.json: 1 problem$/m)
    const built = await cli('build')
    assert.is(built.code, 0, built.stderr)
    assert.match(built.stderr, 'Left out here: 1 problem of check-baseline.json')

    // Lines move; another broken link is new, also to a run that would like to record it.
    site.write(page, '# 坏\n\nText\n\n[a](/nowhere/)\n\n[b](/nobody/)\n')
    for (const args of [['check'], ['build'], ['check', '--baseline']]) {
      const { code, stderr } = await cli(...args)
      assert.is(code, 1, stderr)
      assert.match(stderr, '/nobody/ leads nowhere')
      assert.not.match(stderr, '/nowhere/ leads nowhere')
    }
    site.write(page, '# 坏\n\n[b](/nobody/)\n')
    assert.match((await cli('check', '--baseline=reset')).stdout, 'check-baseline.json: 1 problem, 1 before')
    assert.match(site.read(baselineFile), '/nobody/')

    site.write(page, '# 好\n')
    const mended = await cli('check')
    assert.match(mended.stderr, '1 problem of check-baseline.json mended')
    assert.is(mended.code, 0)
    assert.match((await cli('check', '--baseline')).stdout, '0 problems, 1 before')
    assert.is(site.read(baselineFile), '[]\n')

    // A page that cannot be made is missing in the output: no record forgives it.
    site.write('content/acme/zh/docs/worse.mdx', '# 更坏\n\n<Nothing a={\n')
    const failed = await cli('check', '--baseline=reset')
    assert.is(failed.code, 1, failed.stdout)
    assert.match(failed.stderr, 'worse.mdx')
    assert.match(failed.stderr, 'check-baseline.json is not written: the errors below')
    assert.is(site.read(baselineFile), '[]\n')

    site.remove('content/acme/zh/docs/worse.mdx')
    site.write(page, '---\nunknown: 1\n---\n')
    const unread = await cli('check', '--baseline')
    assert.is(unread.code, 1, unread.stdout)
    assert.match(unread.stderr, 'check-baseline.json is not written: the errors below')
    site.write(page, '# 好\n')

    site.write(baselineFile, '{')
    assert.match((await cli('build')).stderr, 'baseline-invalid')
  } finally {
    site.end()
  }
})

test.run()
