/** Sections of sizes nobody plans: the work and the pages grow with the number of docs, not with its square. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sharedKey } from '../../../engine/sharedKey.ts'
import type { SidebarItem, SidebarValue } from '../../../plugins/docs/types.ts'
import { docsSite, page } from './support/docsSite.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'))
const entries = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.kind === 'category' ? entries(item.items) : 0), 0)
const weigh = ({ site, propsOf, paths }: Awaited<ReturnType<typeof docsSite>>) => {
  const sizes = paths.map((path) => entries((site.shared[propsOf(path).sidebar] as never as { items: [] }).items))
  return { longest: Math.max(...sizes), shared: JSON.stringify(site.shared).length }
}
const zhOnly = {
  config: { brands: [{ id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }] },
}

test('A-22 2,000 docs in one folder: each has a sidebar it can carry, with itself in it, and all are read in order', async () => {
  const files = Object.fromEntries(numbers(2000).map((n) => [`zh/many/p${n}.md`, page(`P ${n}`)]))
  const site = await docsSite(files, zhOnly)
  assert.equal(site.diagnostics, [])
  assert.is(site.paths.length, 2000)
  assert.ok(weigh(site).longest < 300, JSON.stringify(weigh(site)))
  assert.is(site.walk('/docs/many/p0000/').length, 2000)
  const { trail, sidebar } = site.propsOf('/docs/many/p1234/')
  assert.match(JSON.stringify(site.site.shared[sidebar]), '"/docs/many/p1234/"')
  assert.equal(trail, ['many', 'many/:12'])
  assert.equal(
    site.propsOf('/docs/many/p1234/').breadcrumbs.map(({ label }) => label),
    ['Many', 'P 1234'],
  )
})

test('A-22 1,000 folders with a doc each', async () => {
  const files = Object.fromEntries(numbers(1000).map((n) => [`zh/f${n}/p.md`, page(`P ${n}`)]))
  const site = await docsSite(files, zhOnly)
  assert.is(site.walk('/docs/f0000/p/').length, 1000)
  const { longest, shared } = weigh(site)
  assert.ok(longest < 400, `${longest} entries`)
  assert.ok(shared < 50e6, `${shared} characters`)
})

test('A-22 folders 200 deep: every doc is a page, the sidebar stops somewhere and says so', async () => {
  const folder = (depth: number) => numbers(depth).map((n) => `${n}/`)
  const files = Object.fromEntries(numbers(200).map((n) => [`zh/${folder(Number(n)).join('')}p.md`, page(`P ${n}`)]))
  const site = await docsSite(files, zhOnly)
  assert.is(site.paths.length, 200)
  const first = site.paths.find((path) => !site.propsOf(path).previous)!
  assert.is(site.walk(first).length, 200)
  const [problem, ...more] = site.diagnostics
  assert.equal(more, [])
  assert.equal([problem!.code, problem!.severity], ['docs-too-deep', 'warning'])
  assert.match(problem!.message, '187 docs are more than 12 folders deep')
  assert.match(problem!.place!.file, /^content\/acme\/zh\/docs\/(\d{4}\/){13,}p\.md$/)
  const { trail } = site.propsOf(site.paths.at(-1)!)
  assert.ok(trail.length <= 12, `${trail.length} levels`)
})

test('above 60 pages a page keeps its own branch whole, and of each other one a page; a branch of one page is that page', async () => {
  const own = numbers(57).map((n) => `zh/own/p${n}.md`)
  const others = ['one/x', 'two/x', 'two/y', 'deep/er/x'].map((name) => `zh/${name}.md`)
  const siteOf = (files: readonly string[]) =>
    docsSite(Object.fromEntries(files.map((file) => [file, page(file.slice(3, -3))])), zhOnly)
  const open = ({ site, propsOf }: Awaited<ReturnType<typeof docsSite>>) => {
    const value = sharedKey<SidebarValue>(propsOf('/docs/own/p0000/').sidebar).read(site)!
    return {
      isCut: value.full !== undefined,
      branches: value.items.map(
        (item) => `${item.label} ${entries([item]) - 1}${item.kind === 'category' && item.more ? ' and more' : ''}`,
      ),
    }
  }
  assert.equal(open(await siteOf([...own.slice(0, -1), ...others])), {
    isCut: false,
    branches: ['Deep 2', 'One 1', 'Own 56', 'Two 2'],
  })
  assert.equal(open(await siteOf([...own, ...others])), {
    isCut: true,
    branches: ['Deep 2', 'One 1', 'Own 57', 'Two 1 and more'],
  })
})

test.run()
