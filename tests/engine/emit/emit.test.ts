import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import type { OutputFile } from '../../../engine/types.ts'
import { hooksThatFailWith, thrownValues } from '../../support/failingHooks.ts'
import { emitting, file, run, type Run } from './support/runEmit.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'

const problems = (input: Run) => problemsOf(() => run(input))

test('files of plugins are written below the brand, in text or bytes, and stand in the manifest', async () => {
  const { entries, written } = await run({
    plugins: [
      emitting('a', file('a.txt', '数据')),
      { name: 'none' },
      emitting('b', file('deep/b.bin', new Uint8Array([65, 66])), file('assets/c.1.css')),
    ],
  })
  assert.equal(
    [...written],
    [
      ['acme/a.txt', '数据'],
      ['acme/deep/b.bin', 'AB'],
      ['acme/assets/c.1.css', 'assets/c.1.css'],
    ],
  )
  assert.equal(entries, {
    'a.txt': { hash: hashOf('数据'), size: 6 },
    'deep/b.bin': { hash: hashOf('AB'), size: 2 },
    'assets/c.1.css': { hash: hashOf('assets/c.1.css'), size: 14, immutable: true },
  })
})

test('a file that is as it was is kept, any other written', async () => {
  const { written, kept } = await run({
    plugins: [emitting('a', file('same.txt'), file('other.txt', 'new'))],
    before: { 'same.txt': 'same.txt', 'other.txt': 'old' },
  })
  assert.equal([kept, [...written.keys()]], [['acme/same.txt'], ['acme/other.txt']])
})

test('the site’s public folder, then the brand’s, which wins; of hidden files only .well-known', async () => {
  const files = {
    'site/public/logo.svg': 'site',
    'site/public/robots.txt': 'all',
    'site/public/.well-known/security.txt': 'mail',
    'site/public/.env': 'SECRET',
    'site/public/.git/config': 'SECRET',
    'brands/acme/public/logo.svg': 'acme',
    'brands/other/public/logo.svg': 'other',
    'site/app.tsx': 'code',
  }
  const { written } = await run({ files })
  assert.equal(Object.fromEntries(written), {
    'acme/logo.svg': 'acme',
    'acme/robots.txt': 'all',
    'acme/.well-known/security.txt': 'mail',
  })
})

test('a late body without a hash has a name that tells it: it is asked for once', async () => {
  const late = (path: string): OutputFile => ({ path, body: async () => 'new' })
  const plugins = [emitting('images', late('assets/a.1.webp'), late('assets/b.1.webp'))]
  const { written, kept } = await run({ plugins, before: { 'assets/a.1.webp': 'before' } })
  assert.equal(kept, ['acme/assets/a.1.webp'])
  assert.equal(Object.fromEntries(written), { 'acme/assets/b.1.webp': 'new' })
})

test('a body that is made late is asked for where the output does not hold it already', async () => {
  const asked: string[] = []
  const late = (path: string, text: string): OutputFile => ({
    path,
    hash: hashOf(text),
    body: async () => {
      asked.push(path)
      return text
    },
  })
  const plugins = [emitting('search', late('same.json', 'same'), late('new.json', 'new'), late('changed.json', 'now'))]
  const { written, kept, entries } = await run({ plugins, before: { 'same.json': 'same', 'changed.json': 'before' } })
  assert.equal([asked, kept], [['new.json', 'changed.json'], ['acme/same.json']])
  assert.equal(Object.fromEntries(written), { 'acme/new.json': 'new', 'acme/changed.json': 'now' })
  assert.equal(
    Object.entries(entries).map(([path, { hash, size }]) => [path, hash, size]),
    [
      ['same.json', hashOf('same'), 4],
      ['new.json', hashOf('new'), 3],
      ['changed.json', hashOf('now'), 3],
    ],
  )
})

for (const [name, value] of thrownValues) {
  test(`B-10 emit throws or rejects with ${name}: plugin and hook are named`, async () => {
    for (const hook of hooksThatFailWith(value)) {
      const [problem] = await problems({ plugins: [{ name: 'feeds', emit: hook }] })
      assert.is(problem!.code, 'plugin-failed')
      assert.match(problem!.message, /^Plugin "feeds" failed in its hook "emit": /)
    }
  })
}

const shapes: readonly [string, unknown, RegExp][] = [
  ['nothing', undefined, /expected a list, got undefined/],
  ['an object', { path: 'a', body: 'b' }, /expected a list, got object/],
  ['a text', 'a.txt', /expected a list, got string/],
  ['a list of texts', ['a.txt'], /expected "\[0\].path"/],
  ['a null', [null], /expected "\[0\].path"/],
  ['no path', [{ body: '' }], /expected "\[0\].path"/],
  ['no body', [file('a'), { path: 'b' }], /expected "\[1\].body" to be text or bytes, got undefined/],
  ['a number as body', [{ path: 'b', body: 5 }], /expected "\[0\].body" to be text or bytes, got number/],
  [
    'a late body without a hash',
    [{ path: 'b', body: async () => '' }],
    /expected "\[0\].hash" to be text where the body is a function, got undefined/,
  ],
  [
    'a redirect to another host',
    [{ path: 'b', body: '', redirect: 'https://other.example/b/' }],
    /expected "\[0\].redirect" to be a path of the site, got "https:\/\/other\.example\/b\/"/,
  ],
  ['a redirect to a host', [{ path: 'b', body: '', redirect: '//other.example/' }], /to be a path of the site/],
  ['a redirect that is no text', [{ path: 'b', body: '', redirect: true }], /expected "\[0\].redirect" to be text/],
]
for (const [name, answer, message] of shapes) {
  test(`B-12 emit answers with ${name}: plugin, hook and field are named`, async () => {
    const [problem] = await problems({ plugins: [{ name: 'feeds', emit: () => answer as never }] })
    assert.is(problem!.code, 'plugin-shape')
    assert.match(problem!.message, /^Plugin "feeds" returned an invalid result from "emit": /)
    assert.match(problem!.message, message)
  })
}

for (const path of [
  '../x',
  '../other/x',
  '../../x',
  'a/../../other/x',
  'a/../x',
  '/etc/passwd',
  '/x',
  './x',
  'a//b',
  'a/',
  '',
  '.',
  '..',
  'a/./b',
  'C:\\x',
  'a\\..\\b',
  'a\0b',
  'a\nb',
  `${'x'.repeat(256)}`,
]) {
  test(`B-15 ${JSON.stringify(path).slice(0, 20)} is no name for a file: nothing is written`, async () => {
    const [problem] = await problems({ plugins: [emitting('feeds', file('ok.txt'), file(path))] })
    assert.is(problem!.code, 'plugin-shape')
    assert.match(
      problem!.message,
      /"feeds" returned an invalid result from "emit".*"\[1\]\.path" to be a name below the output folder/s,
    )
  })
}

test('B-15 a file with two owners is an error that names both', async () => {
  const twice = async (input: Run) => {
    const [problem] = await problems(input)
    return [brief(problem!), problem!.message]
  }
  assert.equal(await twice({ plugins: [emitting('a', file('x.txt')), emitting('b', file('x.txt'))] }), [
    'file-emitted-twice x.txt',
    '"x.txt" is written by plugin a and by plugin b',
  ])
  assert.equal(await twice({ plugins: [emitting('a', file('x.txt'), file('x.txt'))] }), [
    'file-emitted-twice x.txt',
    '"x.txt" is written by plugin a and by plugin a',
  ])
  assert.equal(await twice({ plugins: [emitting('a', file('docs/a/index.html'))] }), [
    'file-emitted-twice docs/a/index.html',
    '"docs/a/index.html" is written by content/a.md and by plugin a',
  ])
  assert.equal(await twice({ files: { 'site/public/docs/a/index.html': '' } }), [
    'file-emitted-twice docs/a/index.html',
    '"docs/a/index.html" is written by content/a.md and by site/public/docs/a/index.html',
  ])
  assert.equal(await twice({ files: { 'site/public/x.txt': '' }, plugins: [emitting('a', file('x.txt'))] }), [
    'file-emitted-twice x.txt',
    '"x.txt" is written by site/public/x.txt and by plugin a',
  ])
})

test('B-15 a file where another one has a folder is an error that names both', async () => {
  const cases: readonly [Run, string][] = [
    [
      { plugins: [emitting('a', file('x/y.txt')), emitting('b', file('x'))] },
      '"x" is written by plugin a and by plugin b',
    ],
    [
      { plugins: [emitting('a', file('x')), emitting('b', file('x/y/z.txt'))] },
      '"x" is written by plugin a and by plugin b',
    ],
    [{ plugins: [emitting('a', file('docs/a'))] }, '"docs/a" is written by content/a.md and by plugin a'],
    [
      { plugins: [emitting('a', file('docs/a/index.html/x'))] },
      '"docs/a/index.html" is written by content/a.md and by plugin a',
    ],
  ]
  for (const [input, message] of cases) assert.is((await problems(input))[0]!.message, message)
})

test('images of one name and one content are one file, of another content two', async () => {
  const assets = { 'a/x.svg': 'assets/x.1.svg', 'b/x.svg': 'assets/x.1.svg', 'c/x.svg': 'assets/x.2.svg' }
  const { entries } = await run({ files: { 'a/x.svg': '1', 'b/x.svg': '1', 'c/x.svg': '2' }, more: { assets } })
  assert.equal(Object.keys(entries), ['assets/x.1.svg', 'assets/x.2.svg'])
})

test('F-10 a plugin with a thousand files has a few open at a time', async () => {
  let [open, most] = [0, 0]
  const nothing = async () => {}
  const write = async () => {
    most = Math.max(most, ++open)
    await new Promise(setImmediate)
    open--
  }
  const output = {
    previous: undefined,
    lost: new Set<string>(),
    isUntouched: false,
    placeOf: (file: string) => file,
    staging: '',
    write,
    writes: () => 0,
    keep: nothing,
    commit: nothing,
    abort: nothing,
  }
  await run({
    plugins: [emitting('twins', ...Array.from({ length: 1000 }, (_, index) => file(`${index}.md`)))],
    more: { output },
  })
  assert.ok(most <= 64, `${most} files were open at once`)
})

test('names that differ only in case or Unicode form are one file on many disks', async () => {
  const rows = [
    ['api.json', 'API.json'],
    ['caf\u00e9.json', 'cafe\u0301.json'],
  ] as const
  for (const [first, second] of rows)
    assert.equal((await problems({ plugins: [emitting('a', file(first)), emitting('b', file(second))] })).map(brief), [
      `paths-differ-by-case ${second}`,
    ])
  assert.match((await problems({ plugins: [emitting('a', file('x/y'), file('X'))] }))[0]!.message, 'x (plugin a)')
  assert.match(
    (await problems({ files: { 'public/DOCS/A/index.html': '' } }))[0]!.message,
    'docs/a/index.html (content/a.md) and DOCS/A/index.html (public/DOCS/A/index.html)',
  )
  // A folder is the same one on such a disk, and what is named by its content is the same file.
  await run({ plugins: [emitting('a', file('Docs/b.txt'), file('assets/a.1.png', 'x'), file('assets/A.1.png', 'x'))] })
})

test.run()
