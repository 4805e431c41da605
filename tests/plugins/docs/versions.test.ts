/** Versions of a documentation, from folders beside each other. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sharedKey } from '../../../engine/sharedKey.ts'
import type { VersionLink } from '../../../plugins/docs/types.ts'
import { docsSite, page } from './support/docsSite.ts'

const files = {
  'zh/intro.md': page('Intro'),
  'zh/new.md': page('New'),
  'zh@2.7/intro.md': page('Intro 2.7', 'tags: [old]'),
  'zh@2.7/gone.md': page('Gone'),
  'zh@2.7/guide/_category_.yml': 'label: Guide\nlink: { type: generated-index }\n',
  'zh@2.7/guide/a.md': page('A 2.7'),
  'zh@2.10/intro.md': page('Intro 2.10'),
  'en/intro.md': page('Intro en'),
}

const drawn = (versions: readonly VersionLink[] | undefined) =>
  versions?.map(({ name = 'current', path, active }) => `${active ? '*' : ''}${name} ${path}`)

test('one version is shown as none: no page knows of others', async () => {
  const { propsOf, site } = await docsSite({ 'zh/intro.md': page('Intro') })
  const { versions, versionHomes } = propsOf('/docs/intro/')
  assert.equal([versions, versionHomes], [undefined, undefined])
  assert.not.ok(Object.keys(site.shared).some((name) => name.endsWith('/versions')))
})

test('the current version stands first, the others from the highest number down', async () => {
  const { propsOf, site } = await docsSite(files)
  assert.equal(drawn(propsOf('/docs/intro/').versions), [
    '*current /docs/intro/',
    '2.10 /docs/2.10/intro/',
    '2.7 /docs/2.7/intro/',
  ])
  assert.equal(drawn(sharedKey<VersionLink[]>(propsOf('/docs/intro/').versionHomes!).read(site)!), [
    'current /docs/intro/',
    '2.10 /docs/2.10/intro/',
    '2.7 /docs/2.7/gone/',
  ])
})

test('a page leads to itself in another version, else to where that one begins', async () => {
  const { propsOf } = await docsSite(files)
  assert.equal(drawn(propsOf('/docs/2.7/gone/').versions), [
    'current /docs/intro/',
    '2.10 /docs/2.10/intro/',
    '*2.7 /docs/2.7/gone/',
  ])
  assert.equal(drawn(propsOf('/en/docs/2.7/intro/').versions)![0], 'current /en/docs/intro/')
})

test('a version has its own tree, tags and category pages', async () => {
  const { tree, paths } = await docsSite(files)
  assert.equal(tree('/docs/2.7/intro/'), [
    'Gone /docs/2.7/gone/',
    ['Guide', ['A 2.7 /docs/2.7/guide/a/']],
    'Intro 2.7 /docs/2.7/intro/',
  ])
  assert.equal(tree('/docs/intro/'), ['Intro /docs/intro/', 'New /docs/new/'])
  for (const path of ['/docs/2.7/tags/old/', '/docs/2.7/category/guide/']) assert.ok(paths.includes(path), path)
})

test('older versions are out of search engines, and of our own search with them', async () => {
  const { routes } = await docsSite(files)
  const hidden = [...routes.values()].filter(({ locale, noindex }) => locale === 'zh' && noindex)
  assert.ok(hidden.length >= 6)
  assert.ok(hidden.every(({ path }) => /^\/docs\/2\.\d+\//.test(path)))
})

test('the same id in two versions is no clash', async () => {
  const { diagnostics } = await docsSite(files)
  assert.equal(diagnostics, [])
})

test.run()
