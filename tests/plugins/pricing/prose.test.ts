/** A site whose prose names prices: its pages, its Markdown for programs, and what a changed price makes again. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Brand } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { pricing, pricingFigures } from '../../../plugins/pricing/index.ts'
import type { PriceList } from '../../../plugins/pricing/types.ts'
import { figureWords } from '../../../site/strings/outputs.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { acme, buildInMemory, problemsOf } from '../../support/memorySite.ts'

type Shop = Brand & Pick<PriceList, 'offering' | 'currency'>

const prices = 'content/data/prices.yml'
const dataFiles = [prices, 'content/data/rivals.yml', 'content/data/latency.yml']
const shop: Shop = { ...acme, offering: 'replication', currency: 'CNY' }
const words = figureWords
const plugins = [
  docs({ figures: pricingFigures({ words }) }),
  pricing<Shop>({ list: ({ offering, currency }) => ({ offering, currency }), words }),
  markdownSources(),
]
const page = [
  '---',
  'title: "{price:cny.link} a link"',
  'description: Changes in {figure:latency.change}',
  '---',
  '',
  'One costs {price:cny.link}, `{price:cny.link}` is code.',
  '',
].join('\n')
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    dataFiles.map((file) => [file, readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8')]),
  ),
  'content/acme/zh/docs/a.md': page,
  'content/acme/en/docs/a.md': page,
  'content/acme/zh/docs/b.md': '# B\n\nText\n',
}
const build = (more: object = {}) => buildInMemory({ files, plugins, config: { brands: [shop] }, ...more })

test('title, description and prose have the figures of their language', async () => {
  const { routes, files: written } = await build()
  const props = (path: string) => routes.get(path)?.props as { readonly title: string; readonly description: string }
  assert.is(props('/docs/a/').title, '0.547 元 a link')
  assert.is(props('/docs/a/').description, 'Changes in 3 秒')
  assert.is(props('/en/docs/a/').title, '¥0.547 a link')
  assert.match(written.get('docs/a/index.html')!, 'One costs 0.547 元, <code>{price:cny.link}</code> is code.')
})

test('the Markdown for programs has them, too', async () => {
  const { files: written } = await build()
  assert.match(written.get('en/docs/a/index.md')!, 'One costs ¥0.547, `{price:cny.link}` is code.')
})

test('a price that changes makes the pages again that name one, and no other', async () => {
  // Other pages show its title in their sidebar.
  const plain = page.replace('{price:cny.link} a link', 'A link')
  const disk = createMemoryDisk({ ...files, 'content/acme/zh/docs/a.md': plain, 'content/acme/en/docs/a.md': plain })
  const store = createMemoryStore()
  const { cache } = await build({ disk, store })
  disk.files.set(prices, files[prices]!.replace('link: 0.547', 'link: 0.6'))
  const { rendered, files: written } = await build({ disk, store, cache })
  assert.match(written.get('docs/a/index.html')!, 'One costs 0.60 元')
  assert.match(written.get('docs/a/index.md')!, 'One costs 0.60 元')
  assert.equal([...rendered].sort(), ['/docs/a/', '/en/docs/a/'])
})

test('a broken data file is reported once, and by itself', async () => {
  const problems = await problemsOf(() =>
    build({ files: { ...files, [prices]: files[prices]!.replace('0.547', 'x') } }),
  )
  assert.equal([...new Set(problems.map(({ place }) => place?.file))], [prices])
})

test.run()
