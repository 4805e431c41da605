/** Odd and hostile files, in a whole build. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { canary, docs, openHostileSite } from './support/hostileSite.ts'

const { site, tree, failing, gone, restore, end } = await openHostileSite()
test.after(end)
test.after.each(restore)

test('N-25 a name that is not UTF-8 is an error, not a page that is missing', async () => {
  const name = Buffer.concat([Buffer.from(join(site.root, docs, 'odd-')), Buffer.from([0xff]), Buffer.from('.md')])
  writeFileSync(name, '# Odd\n')
  assert.equal((await failing()).map(brief), [`file-name-not-utf8 ${docs}/odd-\uFFFD.md`])
  rmSync(name)
})

test('A-05 references out of the project are errors with their place, all of them', async () => {
  const targets = [
    '../../../../../outside/secret.svg',
    '../../../../../../../../../../etc/passwd',
    './../../../../../canary.svg',
    '..%2f..%2f..%2f..%2f..%2foutside/secret.svg',
  ]
  site.write(
    `${docs}/image.md`,
    `# Image\n\n${targets.map((target) => `![x](${target})\n`).join('\n')}\n[page](../../../../../canary.md)\n`,
  )
  const problems = await failing()
  assert.equal(problems.map(brief), [
    ...targets.map((_, index) => `file-outside ${docs}/image.md:${3 + 2 * index}:1`),
    `file-outside ${docs}/image.md:11:1`,
  ])
  site.write(`${docs}/image.md`, '# Image\n\n![x](/etc/passwd)\n')
  assert.equal((await failing()).map(brief), [`image-broken ${docs}/image.md:3:1`])
})

test('A-05 nor can an .mdx file import something from outside', async () => {
  site.write(
    `${docs}/code.mdx`,
    "import X from '../../../../../outside/secret.svg'\nimport Y from 'node:fs'\nimport Z from '/etc/passwd'\n\n<X />\n",
  )
  assert.equal(
    (await failing()).map(({ code, place }) => `${code} ${place!.line}`),
    ['mdx-import 1', 'mdx-import 2', 'mdx-import 3'],
  )
})

test('A-06 each way to claim a path twice stops the build, with both names', async () => {
  const page = '---\ntitle: X\n---\n'
  const twins: readonly (readonly [readonly string[], readonly string[]])[] = [
    [
      ['t.md', 't.mdx'],
      ['t.md', 't.mdx'],
    ],
    [
      ['t.md', 't/index.md'],
      ['t.md', 't/index.md'],
    ],
    [
      ['t/README.md', 't/index.md'],
      ['t/README.md', 't/index.md'],
    ],
    [
      ['T.md', 't.md'],
      ['T.md', 't.md'],
    ],
    [
      ['caf\u00E9.md', 'cafe\u0301.md'],
      ['caf\u00E9.md', 'cafe\u0301.md'],
    ],
  ]
  for (const [files, names] of twins) {
    for (const file of files) site.write(`${docs}/${file}`, page)
    const text = (await failing()).map(({ message }) => message).join('\n')
    for (const name of names) assert.ok(text.includes(`${docs}/${name}`), text)
    for (const file of files) gone(`${docs}/${file}`)
    rmSync(join(site.root, docs, 't'), { recursive: true, force: true })
  }
  site.write('site/pages/docs/intro.page.tsx', site.read('site/pages/404.page.tsx'))
  assert.ok(
    (await failing()).some(
      ({ message }) => message === `/docs/intro/ is claimed by ${docs}/intro.md and by site/pages/docs/intro.page.tsx`,
    ),
  )
})

test('A-12 a file that is not UTF-8 is an error with the byte', async () => {
  site.write(`${docs}/gb.md`, Buffer.from([0x23, 0x20, 0xca, 0xfd]))
  const [problem] = await failing()
  assert.equal([brief(problem!), problem!.message], [`file-not-utf8 ${docs}/gb.md:1:3`, 'Not valid UTF-8 at byte 2'])
})

test('A-18 A-21 A-23 empty folders and the files of editors change nothing; a pipe is told', async () => {
  mkdirSync(join(site.root, docs, 'empty/deeper'), { recursive: true })
  const noise = [
    '.#intro.md',
    'intro.md~',
    '.intro.md.swp',
    '4913',
    '.DS_Store',
    'node_modules/x/readme.md',
    '_part.md',
    '_parts/x.md',
  ]
  for (const name of noise) site.write(`${docs}/${name}`, `# ${canary}\n`)
  await site.build()
  assert.equal(site.tree(), tree)
  const pipes = ['site/public/pipe.txt', `${docs}/pipe.md`, `${docs}/pipe.svg`]
  mkdirSync(join(site.root, 'site/public'), { recursive: true })
  for (const file of pipes) execFileSync('mkfifo', [join(site.root, file)])
  site.write(`${docs}/image.md`, '# Image\n\n![pipe](./pipe.svg)\n')
  for (const file of pipes) {
    const problems = (await failing()).map(brief)
    assert.ok(problems.includes(`file-special ${file}`), `${file}: ${problems}`)
    gone(file)
  }
  gone(`${docs}/image.md`)
})

test('A-18 a site without any content is its pages', async () => {
  const copy = site.copy()
  copy.remove('content/acme/zh/docs')
  copy.remove('content/acme/en/docs')
  const { diagnostics, pages } = await copy.build()
  assert.equal([diagnostics, pages], [[], 4])
  copy.end()
})

test('A-01 A-20 the configuration is checked before anything is read', async () => {
  const configured = (change: (text: string) => string, overrides = {}) => {
    const copy = site.copy()
    copy.write('site.config.ts', change(site.read('site.config.ts')))
    return problemsOf(() => loadConfig({ root: copy.root, overrides })).finally(() => copy.end())
  }
  const setting = (field: string) => (text: string) => text.replace('plugins:', `${field},\n  plugins:`)
  const fields: readonly (readonly [string, RegExp])[] = [
    ["content: '../outside'", /^content should be/],
    ["content: '/etc'", /^content should be/],
    ["out: '../outside'", /^out should be/],
    ["out: 'content/acme'", /"content\/acme" cannot be the output folder/],
    ["app: '../outside/app.tsx'", /^app should be/],
    ["brands: '../outside'", /^brands should be/],
  ]
  for (const [field, message] of fields) assert.match((await configured(setting(field)))[0]!.message, message)
  const [problem] = await configured((text) => text, { brands: ['acne'] })
  assert.equal([problem!.code, problem!.hint], ['brand-unknown', 'Did you mean "acme"?'])
  assert.not.ok(readFileSync(join(site.root, '../canary.md'), 'utf8').includes('touched'))
})

test('A-09 A-10 pages of odd names are written under them, and what links to them is encoded', async () => {
  const names = [
    '中文',
    '😀',
    'with space',
    'a#b',
    'a?b',
    '100%',
    'a%2fb',
    "it's",
    'say "hi"',
    'a&b',
    'a+b',
    'x'.repeat(240),
  ]
  for (const name of names) site.write(`${docs}/${name}.md`, `# ${name}\n`)
  site.write(
    `${docs}/list.md`,
    `# List\n\n${names.map((name) => `- [x](<./${encodeURIComponent(name)}.md>)`).join('\n')}\n`,
  )
  assert.equal((await site.build()).diagnostics, [])
  const list = site.read('dist/acme/docs/list/index.html')
  for (const name of names) {
    assert.ok(site.has(`dist/acme/docs/${name}/index.html`), name)
    // In the prose and in the sidebar.
    assert.is(list.split(`href="/docs/${encodeURIComponent(name).replaceAll("'", '%27')}/"`).length - 1, 2, name)
  }
})

test.run()
