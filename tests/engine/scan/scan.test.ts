import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scan } from '../../../engine/scan/scan.ts'
import type { Plugin } from '../../../engine/types.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { brief, configOf, problemsOf } from '../../support/memorySite.ts'

const claiming = (name: string, ...include: string[]): Plugin => ({ name, include, read: () => ({ data: {} }) })
const claimsOf = async (plugins: readonly Plugin[], disk = createMemoryDisk(files)) =>
  (await scan(configOf({ plugins }), disk)).map(({ plugin, file }) => `${plugin.name} ${file}`)

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
    (await scan(configOf({ plugins, folder: 'web' }), moved)).map(({ file }) => file),
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

test.run()
