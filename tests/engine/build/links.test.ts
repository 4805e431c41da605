/** Links of the file system among the files of a site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brief } from '../../support/memorySite.ts'
import { canary, docs, openHostileSite } from './support/hostileSite.ts'

const { site, tree, failing, link, gone, assertNoCanary, restore, end } = await openHostileSite()
test.after(end)
test.after.each(restore)

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

test('N-25 a linked folder of the project is entered; one that is outside, or holds the link, is told', async () => {
  link('../../../../../outside', `${docs}/outside`)
  link('..', `${docs}/up`)
  site.write('packages/stars/docs/guide/a.md', '# A\n\n![a](./a.svg) [B](../b.md)\n')
  site.write('packages/stars/docs/b.md', '# B\n')
  site.write('packages/stars/docs/guide/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  link('..', 'packages/stars/docs/guide/loop')
  link('../../../../packages/stars/docs', `${docs}/stars`)
  site.write('packages/stars/art/a.svg', '<svg/>')
  link('../../packages/stars/art', 'site/public/shared')
  const { diagnostics } = await site.build()
  assert.equal(diagnostics.map(brief), [
    `link-to-folder ${docs}/outside`,
    `link-to-folder ${docs}/stars/guide/loop`,
    `link-to-folder ${docs}/up`,
  ])
  assert.ok(diagnostics.every(({ severity }) => severity === 'warning'))
  assert.match(
    site.read('dist/acme/docs/stars/guide/a/index.html'),
    /<img src="\/assets\/[^"]*" [^>]*>.*href="\/docs\/stars\/b\/"/s,
  )
  assert.ok(site.has('dist/acme/shared/a.svg'))
  site.write('packages/stars/docs/b.md', '# C\n')
  await site.build()
  assert.match(site.read('dist/acme/docs/stars/b/index.html'), '<h1>C</h1>')
  gone('packages', 'site/public/shared')
  restore()
  await site.build()
  assert.equal(site.tree(), tree)
})

test('A-03 nor does an image in a linked folder, or a linked image', async () => {
  link('../../../../../outside', `${docs}/folder`)
  link('folder/secret.svg', `${docs}/leak.svg`)
  site.write(`${docs}/image.md`, '# Image\n\n![a](./folder/secret.svg)\n\n![b](./leak.svg)\n')
  assert.ok((await failing()).every(({ code }) => code === 'file-outside'))
})

test('A-03 nor a public folder that is a link, or holds one', async () => {
  link('../../outside', 'site/public')
  assert.equal((await failing()).map(brief), [
    'file-outside site/public/secret.md',
    'file-outside site/public/secret.svg',
  ])
  gone('site/public')
  link('../../../outside/secret.svg', 'site/public/secret.svg')
  assert.equal((await failing()).map(brief), ['file-outside site/public/secret.svg'])
})

test('A-03 no link leads to a hidden file, which may hold secrets', async () => {
  site.write('.env', `TOKEN=${canary}`)
  site.write('.git/config', `token = ${canary}`)
  link('../../../../.env', `${docs}/leak.md`)
  link('../../.git/config', 'site/public/leak.txt')
  link('../../.git', 'site/public/folder')
  link('../../../../.git/config', `${docs}/leak.svg`)
  site.write(`${docs}/image.md`, '# Image\n\n![a](./leak.svg)\n\n[b](./leak.svg)\n')
  assert.equal((await failing()).map(brief).sort(), [
    `file-hidden ${docs}/leak.md`,
    `file-hidden ${docs}/leak.svg`,
    'file-hidden site/public/folder',
    'file-hidden site/public/leak.txt',
  ])
  gone('.env', '.git')
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

test.run()
