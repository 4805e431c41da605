/** Brands of one site that begin with different languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sitemap } from '../../../plugins/sitemap.ts'
import { webmanifest } from '../../../plugins/webmanifest.ts'
import type { Config } from '../../../engine/types.ts'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())

/** alpha begins with Chinese, beta with English. */
const mixed = (config: Config): Config => ({
  ...config,
  brands: config.brands.map((brand) => (brand.id === 'beta' ? { ...brand, locales: ['en', 'zh'] } : brand)),
  plugins: [...config.plugins, sitemap(), webmanifest({ members: () => ({}) })],
})
site.write('content/shared/zh/docs/intro.md', '---\ntitle: 介绍\n---\n\n见[安装](./guide/install.md)。\n')
site.write('content/shared/zh/docs/only.md', '---\ntitle: 只有中文\n---\n\n见 [介绍](./intro.md)\n')
site.write(
  'content/shared/en/docs/english.md',
  '---\ntitle: English only\n---\n\nSee the [guide](./guide/install.md)\n',
)
const { diagnostics } = await site.build({ config: mixed })
const text = (name: string) => readFileSync(join(site.root, 'dist', name), 'utf8')
const has = (name: string) => site.has(join('dist', name))
const langOf = (name: string) => /<html lang="([\w-]+)"/.exec(text(name))?.[1]

test('the first language of a brand has no prefix, the others have theirs', () => {
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.equal([langOf('alpha/index.html'), langOf('alpha/en/index.html')], ['zh-CN', 'en'])
  assert.equal([langOf('beta/index.html'), langOf('beta/zh/index.html')], ['en', 'zh-CN'])
  assert.equal([has('alpha/zh/index.html'), has('beta/en/index.html')], [false, false])
})

test('pages that lack a translation show the first language of the brand', () => {
  assert.match(text('alpha/en/docs/only/index.html'), '只有中文')
  assert.match(text('beta/zh/docs/english/index.html'), 'English only')
  // What is only written in another language is shown there.
  assert.not.ok(has('beta/docs/only/index.html'))
  assert.match(text('beta/zh/docs/only/index.html'), '只有中文')
})

test('links stay in their language, and search engines hear which page is the original', () => {
  assert.match(text('beta/zh/docs/only/index.html'), 'href="/zh/docs/intro/"')
  assert.match(text('beta/docs/english/index.html'), 'href="/docs/guide/install/"')
  const original = (brand: string) => /hreflang="x-default" href="([^"]+)"/.exec(text(`${brand}/sitemap.xml`))?.[1]
  assert.match(original('beta')!, /^https:\/\/[^/]+\/(?!zh\/)/)
  assert.match(original('alpha')!, /^https:\/\/[^/]+\/(?!en\/)/)
  assert.equal(
    [JSON.parse(text('beta/site.webmanifest')).lang, JSON.parse(text('alpha/site.webmanifest')).lang],
    ['en', 'zh-CN'],
  )
})

test('a second build changes nothing, and one brand can change its order', async () => {
  const before = site.tree()
  const { rendered } = await site.build({ config: mixed })
  assert.is(rendered, 0)
  assert.equal(site.tree(), before)
  await site.build()
  assert.equal([langOf('beta/index.html'), langOf('beta/en/index.html')], ['zh-CN', 'en'])
})

test.run()
