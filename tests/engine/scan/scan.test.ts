import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fileMissing, fileOutside } from '../../../engine/errors/messages.ts'
import { scan } from '../../../engine/scan/scan.ts'
import type { Plugin } from '../../../engine/types.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { brief, configOf, problemsOf } from '../../support/memorySite.ts'

const claiming = (name: string, ...include: string[]): Plugin => ({ name, include, read: () => ({ data: {} }) })
const claimsOf = async (plugins: readonly Plugin[], disk = createMemoryDisk(files)) =>
  (await scan(configOf({ plugins }), disk)).map(({ plugin, source }) => `${plugin.name} ${source.file}`)

const files = {
  'content/acme/zh/docs/b.md': 'b',
  'content/acme/zh/docs/a.md': 'a',
  'content/acme/zh/blog/c.md': 'c',
  'site/pages/x.page.tsx': '',
  'brands/acme/pages/y.page.tsx': '',
  'brands/acme/brand.ts': '',
  'README.md': '',
}

test('claims stand in the order of plugins, then of names', async () => {
  assert.equal(
    await claimsOf([claiming('blog', '[content]/*/*/blog/*.md'), claiming('docs', '[content]/*/*/docs/*.md')]),
    ['blog content/acme/zh/blog/c.md', 'docs content/acme/zh/docs/a.md', 'docs content/acme/zh/docs/b.md'],
  )
})

test('globs name the folders of the configuration', async () => {
  const plugins = [claiming('pages', '[app]/pages/*.page.tsx', '[brands]/*/pages/*.page.tsx')]
  assert.equal(await claimsOf(plugins), ['pages brands/acme/pages/y.page.tsx', 'pages site/pages/x.page.tsx'])
  const moved = createMemoryDisk({ 'web/pages/x.page.tsx': '', 'site/pages/x.page.tsx': '' })
  assert.equal(
    (await scan(configOf({ plugins, app: 'web/app.tsx' }), moved)).map(({ source }) => source.file),
    ['web/pages/x.page.tsx'],
  )
})

test('A-18 no file and no claim are no problem', async () => {
  assert.equal(await claimsOf([]), [])
  assert.equal(await claimsOf([claiming('docs', '[content]/**/*.md'), { name: 'links' }], createMemoryDisk({})), [])
})

test('two claims on a file are an error that names both, and every one is told', async () => {
  const problems = await problemsOf(() =>
    claimsOf([claiming('docs', 'content/**/*.md'), claiming('blog', 'content/**/{a,b}.md')]),
  )
  assert.equal(problems.map(brief), [
    'file-claimed-twice content/acme/zh/docs/a.md',
    'file-claimed-twice content/acme/zh/docs/b.md',
  ])
  assert.match(problems[0]!.message, /"docs".*"blog"/)
})

test('F-12 a file that goes away after it was listed is not part of the site', async () => {
  const onRead = (file: string) => {
    if (file.endsWith('a.md')) throw fileMissing(file)
  }
  const disk = createMemoryDisk(files, { onRead })
  assert.equal(await claimsOf([claiming('docs', '[content]/*/*/docs/*.md')], disk), ['docs content/acme/zh/docs/b.md'])
})

test('A-02 A-12 every unreadable file is told at once', async () => {
  const onRead = (file: string) => {
    if (file.endsWith('c.md')) throw fileOutside(file)
  }
  const disk = createMemoryDisk({ ...files, 'content/acme/zh/docs/a.md': Buffer.from([0x61, 0xff]) }, { onRead })
  const problems = await problemsOf(() => claimsOf([claiming('docs', 'content/**/*.md')], disk))
  assert.equal(problems.map(brief).sort(), [
    'file-not-utf8 content/acme/zh/docs/a.md',
    'file-outside content/acme/zh/blog/c.md',
  ])
})

test('a bug in a disk stays a bug', async () => {
  const disk = createMemoryDisk(files, {
    onRead: () => {
      throw new RangeError('bug')
    },
  })
  await claimsOf([claiming('docs', '[content]/**/*.md')], disk).then(
    () => assert.unreachable(),
    (error: unknown) => assert.instance(error, RangeError),
  )
})

test('F-10 a thousand files are read a few at a time', async () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`content/acme/zh/docs/${index}.md`, '']))
  const disk = createMemoryDisk(many)
  let [open, most] = [0, 0]
  const counting = {
    ...disk,
    async read(file: string) {
      most = Math.max(most, ++open)
      await new Promise(setImmediate)
      open--
      return disk.read(file)
    },
  }
  assert.is((await scan(configOf({ plugins: [claiming('docs', '[content]/**/*.md')] }), counting)).length, 1000)
  assert.ok(most <= 64, `${most} files were open at once`)
})

test.run()
