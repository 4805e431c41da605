import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { createServedBuilds } from '../../../engine/serve/servedBuilds.ts'
import { preview } from '../../../engine/serve/index.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { createAsk } from './support/ask.ts'
import { swapIn, writeOutput } from './support/outputs.ts'

const { path: root, end } = openTempFolder()
test.after(end)

/** Every file names its build; one is streamed, the others come from memory. */
const filesOf = (build: string) => ({
  'index.html': `<!doctype html><script src="/assets/app-${build}.js"></script>${build}`.padEnd(3000),
  [`assets/app-${build}.js`]: `// ${build}`,
  'large.txt': build.repeat((1 << 20) / build.length + 1),
})

test('I-08 every answer comes whole from one build while builds are swapped', async () => {
  const out = join(root, 'swapped')
  writeOutput(out, 'b0', { acme: filesOf('b0') })
  const server = await preview({ out, host: '127.0.0.1', port: 0, strictPort: true, log: () => {} })
  const ask = createAsk(server.port)
  const seen = new Set<string>()
  let running = true
  let asked = 0

  async function visit(): Promise<void> {
    while (running) {
      const page = await ask('/')
      assert.is(page.status, 200)
      assert.is(page.headers['etag'], `"${hashOf(page.body)}"`)
      const build = /app-(b\d+)/.exec(page.body.toString())![1]!
      const script = await ask(`/assets/app-${build}.js`)
      assert.equal([script.status, script.body.toString()], [200, `// ${build}`])
      const large = await ask('/large.txt')
      assert.is(large.headers['etag'], `"${hashOf(large.body)}"`)
      asked += 3
      seen.add(build)
    }
  }

  const visitors = Array.from({ length: 4 }, visit)
  while (!seen.has('b0')) await ask('/')
  for (let build = 1; build <= 5; build++) {
    const staging = join(root, `staging-${build}`)
    writeOutput(staging, `b${build}`, { acme: filesOf(`b${build}`) })
    swapIn(staging, out)
    while (!seen.has(`b${build}`)) await ask('/')
  }
  running = false
  await Promise.all(visitors)
  assert.equal([...seen], ['b0', 'b1', 'b2', 'b3', 'b4', 'b5'])
  assert.ok(asked > 50)
  ask.close()
  await server.close()
})

test('I-08 a request that was looked up in a build that is gone is answered from the new one', async () => {
  const out = join(root, 'replaced')
  writeOutput(out, 'a', { acme: { 'index.html': 'home', 'late.html': 'from a', 'late.txt': 'a'.repeat(2 << 20) } })
  const server = await preview({ out, host: '127.0.0.1', port: 0, strictPort: true, log: () => {} })
  const ask = createAsk(server.port)
  writeOutput(join(root, 'next'), 'b', {
    acme: { 'index.html': 'home', 'late.html': 'now from b', 'late.txt': 'b'.repeat(3 << 20) },
  })
  // Looks at the disk now, so not again within 200 ms.
  await ask('/')
  swapIn(join(root, 'next'), out)
  rmSync(`${out}.prev`, { recursive: true })
  assert.is((await ask('/late.html')).body.toString(), 'now from b')
  assert.is((await ask('/late.txt')).body.length, 3 << 20)
  ask.close()
  await server.close()
})

test('I-08 of the build before, hashed files are still there and pages are not', async () => {
  const out = join(root, 'kept')
  writeOutput(`${out}.prev`, 'a', {
    acme: { 'gone/index.html': 'gone', 'robots.txt': 'gone', 'assets/app-a.js': 'old' },
  })
  writeOutput(out, 'b', { acme: { 'index.html': 'home', '404.html': 'missing' } })
  const server = await preview({ out, host: '127.0.0.1', port: 0, strictPort: true, log: () => {} })
  const ask = createAsk(server.port)
  const statuses = await Promise.all(
    ['/gone/', '/gone', '/robots.txt', '/assets/app-a.js', '/assets/app-b.js'].map(
      async (path) => (await ask(path)).status,
    ),
  )
  assert.equal(statuses, [404, 404, 404, 200, 404])
  ask.close()
  await server.close()
})

test('I-08 a generation is opened wherever it stands, and never mixed with the next', async () => {
  const out = join(root, 'moved')
  writeOutput(out, 'a', { acme: { 'index.html': 'one' } })
  const generations = await createServedBuilds(
    out,
    ({ buildId }) => buildId,
    () => assert.unreachable(),
  )
  const [first] = await generations.current({ revalidate: true })
  const readIn = async (generation: typeof first) => {
    const handle = await generations.open(generation, 'acme/index.html', 3)
    const text = await handle?.readFile('utf8')
    await handle?.close()
    return text
  }
  assert.is(await readIn(first), 'one')

  // Between the two renames there is no output at all.
  renameSync(out, `${out}.prev`)
  assert.is((await generations.current({ revalidate: true }))[0], first)
  assert.is(await readIn(first), 'one')

  writeOutput(out, 'b', { acme: { 'index.html': 'two' } })
  const [second, former] = await generations.current({ revalidate: true })
  assert.equal([second.site, former?.site], ['b', 'a'])
  assert.equal([await readIn(first), await readIn(second)], ['one', 'two'])

  rmSync(`${out}.prev`, { recursive: true })
  assert.is(await readIn(first), undefined)
  assert.is(await readIn(second), 'two')
})

test('I-08 a build that cannot be read leaves the last one in place', async () => {
  const out = join(root, 'spoilt')
  writeOutput(out, 'a', { acme: {} })
  const problems: unknown[] = []
  const generations = await createServedBuilds(
    out,
    ({ buildId }) => buildId,
    (error) => problems.push(error),
  )
  writeOutput(out, 'b', {})
  for (let count = 0; count < 3; count++) assert.is((await generations.current({ revalidate: true }))[0].site, 'a')
  assert.is(problems.length, 1)
})

test('I-08 a build is prepared once, also when it becomes the one before, and however many ask', async () => {
  const out = join(root, 'once')
  const prepared: string[] = []
  writeOutput(out, 'a', { acme: {} })
  const generations = await createServedBuilds(
    out,
    ({ buildId }) => (prepared.push(buildId), buildId),
    () => assert.unreachable(),
  )
  const ask = () => Promise.all([1, 2, 3].map(() => generations.current({ revalidate: true })))
  await ask()
  writeOutput(join(root, 'next'), 'b', { acme: {} })
  swapIn(join(root, 'next'), out)
  for (const answers of [await ask(), await ask()])
    assert.equal(
      answers.map((builds) => builds.map(({ site }) => site).join(' ')),
      ['b a', 'b a', 'b a'],
    )
  assert.equal(prepared, ['a', 'b'])
})

test.run()
