/** Builds with a shared store: which of them take and leave something, and what they are when it does not do its part. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BuildOptions } from '../../../../engine/build.ts'
import { merge } from '../../../../engine/shards/merge.ts'
import { silentReporter } from '../../../../engine/run/reporter.ts'
import { openSite, type TestSite } from '../../../support/buildSite.ts'
import { startMemoryCache } from '../../../support/cacheServer.ts'

const server = await startMemoryCache()
const origin = openSite('small')
const machines: TestSite[] = [origin]
test.after(async () => {
  for (const machine of machines) machine.end()
  await server.end()
})
test.after.each(() => {
  server.misbehave.clear()
  server.asked.length = 0
})

const store = { url: server.url, readOnly: false, timeout: 60_000 }
const build = (site: TestSite, options: Partial<BuildOptions> = {}, more: Partial<typeof store> = {}) =>
  site.build({ ...options, config: (config) => ({ ...config, store: { ...store, ...more } }) })

/** With the bundle, as `copy` leaves it, so that most of these tests do not wait for one. */
function machine(): TestSite {
  const site = origin.copy()
  machines.push(site)
  return site
}
const counts = () => ['GET', 'PUT'].map((wanted) => server.asked.filter(({ method }) => method === wanted).length)
const beside = (site: TestSite) => readdirSync(site.root).filter((name) => name.startsWith('dist'))

await origin.build()
const tree = origin.tree()
const problems = {
  down: () => {},
  slow: () => server.misbehave.set('GET /', () => {}),
  lying: () => server.misbehave.set('GET /', (response) => response.writeHead(200).end('{}')),
  refusing: () => server.misbehave.set('GET /', (response) => response.writeHead(403).end()),
  full: () => server.misbehave.set('PUT /', (response) => response.writeHead(507).end()),
}

for (const [name, begin] of Object.entries(problems))
  test(`O-03 a build beside a server that is ${name} is right, and says so once`, async () => {
    begin()
    const site = machine()
    const gone = await startMemoryCache()
    await gone.end()
    const url = name === 'down' ? gone.url : server.url
    const { diagnostics } = await build(site, {}, { url, ...(name === 'slow' && { timeout: 50 }) })
    assert.equal(
      diagnostics.map(({ code, severity }) => [code, severity]),
      [['store-unavailable', 'warning']],
    )
    assert.equal(site.tree(), tree)
    // A list that cannot be read is replaced.
    assert.is(counts()[1]! > 1, name === 'lying')
    server.entries.clear()
  })

test('O-03 its severity can be off, and never fails a build', async () => {
  server.misbehave.set('GET /', (response) => response.writeHead(500).end())
  for (const [severity, wanted] of [
    ['off', []],
    ['error', ['warning']],
  ] as const) {
    const site = machine()
    const { diagnostics } = await site.build({
      config: (config) => ({ ...config, store, severities: { 'store-unavailable': severity } }),
    })
    assert.equal(
      diagnostics.map((problem) => problem.severity),
      wanted,
    )
    assert.equal(site.tree(), tree)
  }
})

test('O-05 runs that make less than the whole leave nothing', async () => {
  await build(machine(), {}, { readOnly: true })
  await build(machine(), { write: false })
  await build(machine(), { locales: ['en'] })
  await build(machine(), { shard: { index: 1, count: 2 } })
  assert.equal(counts(), [4, 0])
  await build(machine(), { cache: false })
  assert.equal(counts(), [4, 0])
})

test('O-01 a merge leaves what the whole build is made of', async () => {
  const worker = machine()
  for (const index of [1, 2]) await build(worker, { shard: { index, count: 2 } })
  const site = machine()
  const parts = beside(worker).filter((name) => name.includes('part'))
  for (const name of parts) cpSync(join(worker.root, name), join(site.root, name), { recursive: true })
  const signal = new AbortController().signal
  await merge(
    await site.config((config) => ({ ...config, store })),
    parts.map((name) => join(site.root, name)),
    { cache: true, write: true, report: silentReporter, signal },
  )
  assert.equal(site.tree(), tree)
  const other = machine()
  assert.is((await build(other)).rendered, 0)
  assert.equal(other.tree(), tree)
  assert.equal(beside(other), ['dist'])
})

test('O-05 a narrowed build makes what it makes without a store', async () => {
  const [plain, shared] = [machine(), machine()]
  await plain.build({ locales: ['en'] })
  const { bodies } = await build(shared, { locales: ['en'] })
  assert.is(bodies, 0)
  assert.equal(shared.tree(), plain.tree())
})

test('an output that is there stays what the build goes by', async () => {
  const site = machine()
  await site.build()
  const before = site.stamps()
  await build(site)
  assert.equal(site.stamps(), before)
})

test('O-06 a build with errors publishes nothing of another machine, and leaves nothing', async () => {
  const site = machine()
  site.write('content/acme/en/docs/broken.md', '---\ntitle: Broken\n---\n\n[Nowhere](./nowhere.md)\n')
  const { diagnostics } = await build(site)
  assert.ok(diagnostics.some(({ severity }) => severity === 'error'))
  assert.equal(beside(site), [])
  assert.is(counts()[1], 0)
})

test('O-02 two builds at once, each on its machine', async () => {
  const both = [machine(), machine()]
  for (const [index, site] of both.entries())
    site.write(`content/acme/en/docs/new-${index}.md`, `---\ntitle: New ${index}\n---\n\nText.\n`)
  const results = await Promise.all(both.map((site) => build(site)))
  assert.equal(
    results.map(({ diagnostics }) => diagnostics),
    [[], []],
  )
  for (const [index, site] of both.entries()) {
    const alone = machine()
    alone.write(`content/acme/en/docs/new-${index}.md`, site.read(`content/acme/en/docs/new-${index}.md`))
    await alone.build()
    assert.equal(site.tree(), alone.tree())
  }
})

test('O-02 projects and code do not mix', async () => {
  const site = machine()
  await site.build({
    config: (config) => ({
      ...config,
      store: { ...store, readOnly: true },
      brands: config.brands.map((brand) => ({ ...brand, origin: 'https://another.example.com' })),
    }),
  })
  const lists = new Set(server.asked.filter(({ path }) => path.startsWith('/ac/')).map(({ path }) => path))
  assert.is(lists.size, 1)
  assert.not.ok(server.entries.has([...lists][0]!))
})

test('F-05 packs of the store that are damaged here count as absent', async () => {
  const site = machine()
  await build(site, {}, { readOnly: true })
  const folder = join(site.root, 'node_modules/.cache/site/kept/values/shared')
  const packs = readdirSync(folder).filter((name) => name.endsWith('.pack'))
  assert.ok(packs.length)
  const damaged = machine()
  cpSync(join(site.root, 'node_modules'), join(damaged.root, 'node_modules'), { recursive: true })
  for (const name of packs) {
    const file = join(damaged.root, 'node_modules/.cache/site/kept/values/shared', name)
    const bytes = readFileSync(file).fill(7, 100)
    rmSync(file)
    damaged.write(`node_modules/.cache/site/kept/values/shared/${name}`, bytes)
  }
  await build(damaged, {}, { readOnly: true })
  assert.equal(damaged.tree(), tree)
})

test.run()
