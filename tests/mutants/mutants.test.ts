/** What is changed, who is asked, and what is told of it. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../support/tempFolder.ts'
import { mutantsOf } from './mutate.ts'
import { reportOf } from './report.ts'
import { runMutants, type RunOptions } from './run.ts'
import { filesToChange, testsFor } from './targets.ts'

/** Each line as it is changed. */
const changesOf = (source: string) => mutantsOf('a.ts', source).map((mutant) => mutant.source)

const changed: Readonly<Record<string, readonly string[]>> = {
  'a < b': ['a <= b', 'a >= b'],
  'a === b': ['a !== b'],
  'a && b': ['a', 'a || b', 'b'],
  'a ?? b': ['a', 'b'],
  'a + b': ['a - b'],
  '!a': ['a'],
  'x = true': ['x = false'],
  'x = 9': ['x = 10'],
  "x = 'a'": ["x = ''"],
  "x = ''": ["x = 'mutant'"],
  "x = a + 'b'": ["x = a + ''"],
  'x = `a${b}`': ['x = ``'],
  'x = [a]': ['x = []'],
  'x = { a: b }': ['x = {}'],
  'x = a?.b': ['x = a.b'],
  'x = a?.[b]': ['x = a[b]'],
  'x = a?.(b)': ['x = a(b)'],
  'x = a.trim()': ['x = a'],
  'x = a.some(b)': ['x = a.every(b)'],
  'x = /^a+/i': ['x = /a+/i', 'x = /^a/i', 'x = /^a*/i', 'x = /^a+/'],
  'x = /[^\\d+]$/': ['x = /[\\d+]$/', 'x = /[^\\D+]$/', 'x = /[^\\d+]/'],
  'a.b(c)': [';'],
  'if (a) b = c': ['if (true) b = c', 'if (false) b = c'],
  'while (a) b()': ['while (false) b()', 'while (a) ;'],
  'const f = () => { while (a) { if (b) continue; c = d } }': [
    'const f = () => {}',
    'const f = () => { while (false) { if (b) continue; c = d } }',
    'const f = () => { while (a) {} }',
    'const f = () => { while (a) { if (true) continue; c = d } }',
    'const f = () => { while (a) { if (false) continue; c = d } }',
  ],
}
for (const [source, expected] of Object.entries(changed))
  test(`changes of ${source}`, () => {
    assert.equal(changesOf(source).toSorted(), expected.toSorted())
  })

test('types, imports, names of fields and what is only logged stay as they are', () => {
  for (const source of [
    "import a from 'a'",
    "export { a } from 'a'",
    "const a = import('a')",
    "let a: 'b' | 9",
    "type A = { readonly b: 'c' }",
    "const x = a as 'b'",
    "console.log('a')",
    "const x = new TypeError('a')",
    'x = { a: {} as B, c: {} as D }',
    'x = {}',
    "const [a = ''] = b.c.split(d)",
    'const f = () => { return undefined }',
  ])
    assert.equal(changesOf(source), [], source)
  assert.equal(changesOf("x = { 'a': b } as C<'d'>"), ["x = {} as C<'d'>"])
})

test('a mutant says where it is, counted from 1', () => {
  const [{ line, column, before, text }] = mutantsOf('a.ts', 'const é = 1\n  a(b > c)\n').slice(-1) as [
    ReturnType<typeof mutantsOf>[0],
  ]
  assert.equal([line, column, before, text], [2, 7, '>', '<='])
})

test('the test with the same path is asked first, then its folder; without one, the nearest folder', () => {
  const tests = ['engine/a/b', 'engine/a/c', 'plugins/p/q', 'site/account/f', 'site/api/g'].map(
    (name) => `tests/${name}.test.ts`,
  )
  const asked = (file: string) => testsFor(file, tests).map((name) => name.slice(6, -8))
  assert.equal(asked('engine/a/c.ts'), ['engine/a/c', 'engine/a/b'])
  assert.equal(asked('engine/a/d.ts'), ['engine/a/b', 'engine/a/c'])
  assert.equal(asked('plugins/p.ts'), ['plugins/p/q'])
  assert.equal(asked('plugins/p/deep/x.ts'), ['plugins/p/q'])
  assert.equal(asked('site/features/account/f.machine.ts'), ['site/account/f'])
})

const weak = `import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isLong } from '../../../engine/limit/limit.ts'
test('long', () => assert.is(isLong('four'), false))
test('longer', () => assert.is(isLong('a long one'), true))
test.run()
`
const strong = weak.replace("test('long'", "test('five', () => assert.is(isLong(' five5 '), false))\ntest('long'")
const blind = weak.replaceAll(/assert\.is\(.*\)\)/g, 'isLong())').replaceAll('isLong()', "isLong('a')")

/** A project with one function and one test. */
function openProject() {
  const folder = openTempFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    writeFileSync(join(folder.path, file), text)
  }
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder.path, 'node_modules'))
  write('package.json', '{ "type": "module" }')
  write('engine/limit/limit.ts', 'export const isLong = (text: string): boolean => text.trim().length > 5\n')
  write('engine/limit/never.ts', "export const never = () => 'run'\n")
  write('engine/limit/messages.ts', "export const said = 'a'\n")
  const run = (more: Partial<RunOptions> = {}) =>
    runMutants({
      root: folder.path,
      parts: [],
      saved: join(folder.path, 'saved.json'),
      seed: 1,
      longest: 60,
      isFresh: false,
      log: () => {},
      ...more,
    })
  return { ...folder, write, run }
}
const told = (judged: Awaited<ReturnType<typeof runMutants>>) =>
  judged.map(({ mutant, outcome }) => `${outcome.kind} ${mutant.before} -> ${mutant.text}`)

test('what no test notices is told; what was noticed once is not asked again; the project stays as it is', async () => {
  const project = openProject()
  try {
    const test = 'tests/engine/limit/limit.test.ts'
    assert.equal(filesToChange(project.path, ['engine/limit']), ['engine/limit/limit.ts', 'engine/limit/never.ts'])
    project.write(test, weak)
    const first = [
      'survived text.trim() -> text',
      'survived > -> >=',
      'killed > -> <=',
      'survived 5 -> 6',
      "unreached 'run' -> ''",
    ]
    assert.equal(told(await project.run()), first)
    assert.is(readFileSync(join(project.path, test), 'utf8'), weak)

    project.write(test, strong)
    const judged = await project.run({ parts: ['engine/limit/limit.ts'] })
    assert.equal(
      told(judged).filter((line) => !line.startsWith('killed')),
      ['survived 5 -> 6'],
    )
    assert.match(reportOf(judged, []).at(-1)!, /^ 75\.0 % +3 of 4/)
    const known = { file: 'engine/limit/limit.ts', before: '5', after: '6', why: 'x' }
    const line = 'export const isLong = (text: string): boolean => text.trim().length > 5'
    assert.match(reportOf(judged, [{ ...known, line }]).at(-1)!, /^100\.0 % +3 of 3 +all, without 1/)
    assert.match(reportOf(judged, [{ ...known, line: 'gone' }]).join('\n'), 'no mutant fits the entry')

    project.write(test, blind)
    const kept = told(await project.run({ parts: ['engine/limit/limit.ts'] }))
    assert.is(kept.filter((each) => each.startsWith('killed')).length, 3)
    const fresh = told(await project.run({ parts: ['engine/limit/limit.ts'], isFresh: true }))
    assert.is(fresh.filter((each) => each.startsWith('survived')).length, 4)
  } finally {
    project.end()
  }
})

test('a sample is the same for the same seed; a test that fails anyway is left out', async () => {
  const project = openProject()
  try {
    project.write('tests/engine/limit/limit.test.ts', weak.replace("isLong('four'), false", "isLong('four'), true"))
    const lines: string[] = []
    const once = await project.run({ sample: 2, log: (line) => lines.push(line) })
    assert.is(once.length, 2)
    assert.equal(told(await project.run({ sample: 2 })), told(once))
    assert.ok(once.every(({ outcome }) => outcome.kind === 'unreached'))
    assert.ok(lines.includes('left out  tests/engine/limit/limit.test.ts fails without any change'))
  } finally {
    project.end()
  }
})

test.run()
