/** Odd and hostile files, in a whole build. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { errorsIn, openSite } from '../../support/buildSite.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'

const site = openSite('small')
test.after(() => site.end())
await site.build()
const tree = site.tree()
const pristine = site.copy()
test.after(() => pristine.end())
test.after.each(() => {
  for (const folder of ['content', 'site']) {
    rmSync(join(site.root, folder), { recursive: true })
    cpSync(join(pristine.root, folder), join(site.root, folder), { recursive: true })
  }
})
const docs = 'content/acme/zh/docs'
const canary = 'canary-5d0f-of-another-project'
writeFileSync(join(site.root, '../canary.md'), `# ${canary}\n`)
mkdirSync(join(site.root, '../outside'))
writeFileSync(join(site.root, '../outside/secret.md'), `# ${canary}\n`)
writeFileSync(
  join(site.root, '../outside/secret.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text>${canary}</text></svg>`,
)

/** The errors of a build with the site as it is, or all it tells; nothing of the canary is anywhere, and the old site stands. */
async function failing(what: 'errors' | 'all' = 'errors'): Promise<readonly Diagnostic[]> {
  const problems = await problemsOf(async () => {
    const result = await site.build()
    const errors = errorsIn(result)
    if (errors.length) throw SiteError.from(what === 'all' ? result.diagnostics : errors)
  })
  assert.equal(site.tree(), tree)
  assertNoCanary()
  return problems
}

const assertNoCanary = () =>
  assert.equal(spawnSync('grep', ['-rl', canary, join(site.root, 'dist')], { encoding: 'utf8' }).stdout, '')
const link = (target: string, file: string) => {
  mkdirSync(join(site.root, file, '..'), { recursive: true })
  symlinkSync(target, join(site.root, file))
}
const gone = (...files: readonly string[]) =>
  files.forEach((file) => rmSync(join(site.root, file), { recursive: true }))

test('A-02 a link to a page outside stops the build, with the name of the link', async () => {
  link('../../../../../canary.md', `${docs}/leak.md`)
  assert.equal((await failing()).map(brief), [`file-outside ${docs}/leak.md`])
})

test('A-03 a linked folder, or a chain of links, lets nothing in', async () => {
  link('../../../../../outside', `${docs}/folder`)
  link('folder', `${docs}/chain`)
  link('chain/secret.md', `${docs}/leak.md`)
  assert.equal((await failing('all')).map(brief).sort(), [
    `file-outside ${docs}/leak.md`,
    `link-to-folder ${docs}/chain`,
    `link-to-folder ${docs}/folder`,
  ])
  gone(`${docs}/leak.md`)
  await site.build()
  assert.equal(site.tree(), tree)
  assertNoCanary()
})

test('N-25 a linked folder with pages is told, inside and outside of the project; one with images is not', async () => {
  link('../../../../../outside', `${docs}/outside`)
  link('..', `${docs}/up`)
  site.write('pictures/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  link('../../../../pictures', `${docs}/pictures`)
  site.write(`${docs}/image.md`, '# Image\n\n![a](./pictures/a.svg)\n')
  const { diagnostics } = await site.build()
  assert.equal(diagnostics.map(brief), [`link-to-folder ${docs}/outside`, `link-to-folder ${docs}/up`])
  assert.ok(diagnostics.every(({ severity }) => severity === 'warning'))
  gone('pictures', `${docs}/image.md`)
  await site.build()
})

test('N-25 a name that is not UTF-8 is an error, not a page that is missing', async () => {
  const name = Buffer.concat([Buffer.from(join(site.root, docs, 'odd-')), Buffer.from([0xff]), Buffer.from('.md')])
  writeFileSync(name, '# Odd\n')
  assert.equal((await failing()).map(brief), [`file-name-not-utf8 ${docs}/odd-\uFFFD.md`])
  rmSync(name)
})

test('A-03 nor does an image in a linked folder, or a linked image', async () => {
  link('../../../../../outside', `${docs}/folder`)
  link('folder/secret.svg', `${docs}/leak.svg`)
  site.write(`${docs}/image.md`, '# Image\n\n![a](./folder/secret.svg)\n\n![b](./leak.svg)\n')
  assert.ok((await failing()).every(({ code }) => code === 'file-outside'))
})

test('A-03 nor a public folder that is a link, or holds one', async () => {
  link('../../outside', 'site/public')
  assert.equal(
    (await failing()).map(({ code }) => code),
    ['file-outside'],
  )
  gone('site/public')
  link('../../../outside/secret.svg', 'site/public/secret.svg')
  assert.equal((await failing()).map(brief), ['file-outside site/public/secret.svg'])
})

test('A-04 loops of links end', async () => {
  link('..', `${docs}/up`)
  link('b.md', `${docs}/a.md`)
  link('a.md', `${docs}/b.md`)
  assert.equal((await failing('all')).map(({ place }) => place!.file).sort(), [
    `${docs}/a.md`,
    `${docs}/b.md`,
    `${docs}/up`,
  ])
})

test('A-04 a link to nothing is a warning, and the rest is built', async () => {
  link('gone.md', `${docs}/dangling.md`)
  const { diagnostics } = await site.build()
  assert.equal(diagnostics.map(brief), [`link-dangling ${docs}/dangling.md`])
  assert.is(diagnostics[0]!.severity, 'warning')
  assert.equal(site.tree(), tree)
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
