import { compile } from '@mdx-js/mdx'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from 'vite'
import { toDiagnostic, toDiagnostics } from '../../../engine/errors/foreign.ts'
import { pluginFailed } from '../../../engine/errors/messages.ts'
import { pageFailed } from '../../../engine/errors/pageMessages.ts'
import { codeInText } from '../../../engine/errors/systemErrors.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

const systemError = (code: string, fields: object = {}) =>
  Object.assign(new Error(`${code}: something`), { code, ...fields })

test('keeps a SiteError, and adds the file where it names none', () => {
  const error = new SiteError('Bad', { code: 'x-bad', hint: 'Mend it.' })
  assert.equal(toDiagnostic(error, { file: 'a.md' }), {
    code: 'x-bad',
    severity: 'error',
    message: 'Bad',
    hint: 'Mend it.',
    place: { file: 'a.md' },
  })
  const placed = new SiteError('Bad', { code: 'x-bad', place: { file: 'b.md', line: 2 } })
  assert.equal(toDiagnostic(placed, { file: 'a.md' }).place, { file: 'b.md', line: 2 })
})

test('reads reason and place of an MDX message', async () => {
  const error = await thrownBy(() => compile('# a\n\n<b>x\n'))
  const { code, message, place } = toDiagnostic(error, { file: 'a.mdx' })
  assert.is(code, 'syntax')
  assert.match(message, /closing tag for `<b>`/)
  assert.equal(place, { file: 'a.mdx', line: 3, column: 1 })
})

test('finds the place in the words where the fields have none', () => {
  const error = Object.assign(new Error('x'), {
    reason: 'Expected a closing tag for `<b>` (3:1-3:6)',
    place: undefined,
  })
  assert.equal(toDiagnostic(error, { file: 'a.mdx' }).place, { file: 'a.mdx', line: 3, column: 1 })
})

test('reads every error of a failed bundle, with the file below the root and 1-based columns', async () => {
  await inTempFolder(async (root) => {
    writeFileSync(join(root, 'bad.ts'), 'export const a = 1\n\nexport const b = (  ;\n')
    const input = join(root, 'bad.ts')
    const error = await thrownBy(() =>
      build({ root, configFile: false, logLevel: 'silent', build: { write: false, rolldownOptions: { input } } }),
    )
    const [{ code, message, place }] = toDiagnostics(error, { root }) as [ReturnType<typeof toDiagnostic>]
    assert.is(code, 'bundle-failed')
    assert.is(message, 'Unexpected token')
    assert.equal(place, { file: 'bad.ts', line: 3, column: 21 })
  })
})

test('an AggregateError is as many problems as it holds', () => {
  assert.is(toDiagnostics(new AggregateError([new Error('a'), new Error('b')])).length, 2)
})

test('F-08 G-01 gives advice for faults of the machine', () => {
  const table: [string, string][] = [
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EACCES', 'permission-denied'],
    ['EBUSY', 'permission-denied'],
    ['EPERM', 'permission-denied'],
    ['EROFS', 'disk-read-only'],
    ['EISDIR', 'folder-in-the-way'],
    ['EADDRINUSE', 'port-in-use'],
    ['EMFILE', 'files-too-many'],
    ['ENFILE', 'files-too-many'],
    ['EADDRNOTAVAIL', 'host-unusable'],
    ['ENOTFOUND', 'host-unusable'],
  ]
  for (const [system, code] of table) {
    const found = toDiagnostic(systemError(system, { path: '/site/dist/index.html' }), { root: '/site' })
    assert.is(found.code, code)
    assert.match(found.message, ': dist/index.html')
    assert.ok(found.hint)
  }
  assert.match(toDiagnostic(systemError('EADDRINUSE', { port: 3000 })).message, 'port 3000')
  for (const file of ['/site/dist/a.js', String.raw`C:\site\dist\a.js`]) {
    const full = `Failed to write file in ${file}\n\nCaused by:\n    No space left on device (os error 28)`
    assert.is(toDiagnostic(new Error(full)).message, `The disk is full: ${file}`)
  }
})

test('numbers of tools that ask the system themselves are those of the system', () => {
  for (const [number, windows, posix] of [
    [112, 'ENOSPC', undefined],
    [5, 'EACCES', undefined],
    [32, 'EBUSY', undefined],
    [28, undefined, 'ENOSPC'],
    [13, undefined, 'EACCES'],
  ] as const) {
    const message = `Failed to write file (os error ${number})`
    assert.is(codeInText(message, 'win32'), windows)
    assert.is(codeInText(message, 'linux'), posix)
  }
})

test('B-10 names plugin and hook, whatever is thrown', () => {
  const context = { plugin: 'docs', hook: 'route' }
  const table: [unknown, string][] = [
    [new Error('no'), 'Plugin "docs" failed in its hook "route": no'],
    [new TypeError(''), 'Plugin "docs" failed in its hook "route": TypeError'],
    ['x', `Plugin "docs" failed in its hook "route": threw 'x'`],
    [null, 'Plugin "docs" failed in its hook "route": threw null'],
    [undefined, 'Plugin "docs" failed in its hook "route": threw undefined'],
    [{ a: { b: { c: 1 } } }, 'Plugin "docs" failed in its hook "route": threw { a: { b: [Object] } }'],
  ]
  for (const [thrown, message] of table) {
    assert.is(toDiagnostic(thrown, context).message, message)
    assert.is(toDiagnostic(thrown, context).code, 'plugin-failed')
    assert.is(pluginFailed('docs', 'route', thrown, { root: '/p' }).diagnostics[0]!.message, message)
  }
})

test('a bug keeps its words and says how to see more', () => {
  const found = toDiagnostic(new TypeError('x is not a function'))
  assert.is(found.code, 'unexpected')
  assert.match(found.hint!, '--debug')
})

test('N-24 what a run misses has a code and a name below the root; what a plugin or a component misses is its own fault', () => {
  const error = systemError('ENOENT', { path: '/site/dist/a.html', message: "ENOENT: open '/site/dist/a.html'" })
  const { code, message } = toDiagnostic(error, { root: '/site' })
  assert.equal(
    { code, message },
    { code: 'file-vanished', message: 'Removed while it was needed, by another program: dist/a.html' },
  )
  const ofPlugin = toDiagnostic(error, { root: '/site', plugin: 'docs', hook: 'emit' })
  assert.is(ofPlugin.message, `Plugin "docs" failed in its hook "emit": ENOENT: open 'dist/a.html'`)
  assert.is(ofPlugin.code, 'plugin-failed')
  assert.is(pageFailed({ path: '/a/', view: 'site/Doc.tsx' }, error, '/p').diagnostics[0]!.code, 'page-failed')
})

test('N-30 the folder of the machine is in no message of a plugin', () => {
  const told = (message: string, fields: object = {}) =>
    toDiagnostic(Object.assign(new Error(message), fields), {
      root: '/srv/me/site',
      plugin: 'docs',
      hook: 'emit',
    }).message.replace('Plugin "docs" failed in its hook "emit": ', '')
  const table: [string, object, string][] = [
    ["ENOENT: open '/srv/me/site/a/b.txt'", { path: '/srv/me/site/a/b.txt' }, "ENOENT: open 'a/b.txt'"],
    ["ENOTDIR: scandir '/srv/me/site'", { path: '/srv/me/site' }, "ENOTDIR: scandir '.'"],
    ["EISDIR: read '/srv/me/sites/a'", { path: '/srv/me/sites/a' }, "EISDIR: read '<outside>/a'"],
    [
      "EXDEV: rename '/srv/me/site/a' -> '/srv/me/b'",
      { path: '/srv/me/site/a', dest: '/srv/me/b' },
      "EXDEV: rename 'a' -> '<outside>/b'",
    ],
    ["ENOENT: open 'a.txt'", { path: 'a.txt' }, "ENOENT: open 'a.txt'"],
    ['Cannot find module file:///srv/me/site/a.ts', {}, 'Cannot find module a.ts'],
    ['see /etc/hosts and /srv/me/site, too', {}, 'see /etc/hosts and ., too'],
    ['EACCES: open', { code: 'EACCES', path: '/etc/shadow' }, 'Not allowed to open: <outside>/shadow'],
  ]
  for (const [message, fields, expected] of table) assert.is(told(message, fields), expected)
})

test('G-03 what a page is or returns is told once for all its pages, at its export, and an example of them', async () => {
  await inTempFolder(async (root) => {
    mkdirSync(join(root, 'site'))
    const write = (text: string) => writeFileSync(join(root, 'site/a.page.tsx'), text)
    const told = (path: string, message: string) => {
      const [problem, ...more] = pageFailed({ path, view: 'site/a.page.tsx' }, new Error(message), root).diagnostics
      assert.equal(more, [])
      assert.is(problem!.code, 'page-failed')
      assert.match(problem!.hint!, `A page that shows it: ${path}.`)
      return { message: problem!.message, line: problem!.place?.line, advice: problem!.hint!.split(' A page that')[0] }
    }
    write("import a from 'a'\n\nexport default 3\n")
    const first = told('/a/', 'boom')
    assert.equal(told('/en/a/', 'boom'), first)
    assert.equal(first, {
      message: 'This page could not be rendered: boom',
      line: 3,
      advice: 'Run again with --debug to see where it comes from.',
    })
    assert.match(told('/a/', 'Element type is invalid: expected a string').advice!, 'a function that returns markup')
    assert.match(told('/a/', 'Objects are not valid as a React child (found: …)').advice!, 'field of the object')
    assert.match(told('/a/', 'A component suspended while responding').advice!, 'no component is async')
    for (const name of ['window', 'localStorage', 'HTMLElement', 'ResizeObserver'])
      assert.match(told('/a/', `${name} is not defined`).advice!, 'Use it in an effect')
    assert.not.match(told('/a/', 'widow is not defined').advice!, 'effect')
    write('export const a = 1\n')
    const none = told('/a/', 'site/a.page.tsx has no default export')
    assert.is(none.line, 1)
    assert.match(none.advice!, 'export default function')
  })
})

test('N-33 a source that the bundler may not read is named', () => {
  const message =
    '\u001B[31m[UNLOADABLE_DEPENDENCY] \u001B[0mCould not load site/Doc.tsx\n   ╭─[ site/app.tsx:1:8 ]\n  ╰─ Permission denied (os error 13)'
  const root = process.cwd()
  assert.equal(toDiagnostic(Object.assign(new Error(message), { loc: { line: 1, column: 7 } }), { root }), {
    code: 'permission-denied',
    severity: 'error',
    message: 'Not allowed to open: site/Doc.tsx',
    place: { file: 'site/Doc.tsx' },
    hint: toDiagnostic(systemError('EACCES')).hint,
  })
})

test('survives odd shapes', () => {
  for (const odd of [
    Object.create(null),
    Object.assign(new Error('e'), { errors: 'no', loc: 5, id: 7, reason: 3, place: 'x' }),
    Symbol('s'),
    () => 1,
  ]) {
    assert.ok(toDiagnostic(odd).message)
  }
})

test.run()
