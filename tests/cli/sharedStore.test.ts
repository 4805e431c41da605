/** The shared store as the command line knows it: the environment names it, and its token is nowhere afterwards. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../support/buildSite.ts'
import { startMemoryCache } from '../support/cacheServer.ts'
import { site } from '../support/cli.ts'

const token = 'mellow-canary-55d0'
const server = await startMemoryCache()
const own = openSite('small')
test.after(async () => {
  own.end()
  await server.end()
})
test.after.each(() => {
  server.misbehave.clear()
  server.asked.length = 0
})

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  site([...args, '--root', own.root], { env: { SITE_STORE_URL: server.url, SITE_STORE_TOKEN: `${token}\n`, ...env } })
const puts = () => server.asked.filter(({ method }) => method === 'PUT').length

test('O-04 a build sends its token to the server, and has it in no file and no line', async () => {
  const { code, stdout, stderr } = await run(['build', '--debug'])
  assert.is(code, 0, stderr)
  assert.ok(puts() > 1)
  assert.equal([...new Set(server.asked.map(({ authorization }) => authorization))], [`Bearer ${token}`])
  const files = readdirSync(own.root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  assert.not.match([stdout, stderr, ...texts, ...server.entries.values()].join('\n'), 'mellow-canary')
})

test('O-03 a server that fails is one warning, and no other exit code', async () => {
  own.remove('dist')
  server.misbehave.set('GET /', (response) => response.writeHead(500).end(token))
  const { code, stdout, stderr } = await run(['build', '--json'])
  assert.is(code, 0, stderr)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; message: string }[] }
  assert.equal(
    diagnostics.map((problem) => `${problem.code} ${problem.message}`),
    [`store-unavailable The shared store at ${server.host} answered 500`],
  )
  assert.not.match(stdout + stderr, 'mellow-canary')
})

test('O-03 a check tells it, and still records what it finds', async () => {
  server.misbehave.set('GET /', (response) => response.writeHead(500).end())
  const { code, stdout, stderr } = await run(['check', '--baseline', '--json'])
  assert.is(code, 0, stderr)
  assert.match(stdout, 'store-unavailable')
  assert.ok(own.has('check-baseline.json'))
  assert.not.match(own.read('check-baseline.json'), 'store-unavailable')
})

test('O-05 the environment can forbid to write, and --no-cache does not ask', async () => {
  own.write('content/acme/en/docs/more.md', '---\ntitle: More\n---\n\nText.\n')
  const first = await run(['build'], { SITE_STORE_READ_ONLY: '1' })
  assert.equal([first.code, puts()], [0, 0], first.stderr)
  server.asked.length = 0
  const second = await run(['build', '--no-cache'])
  assert.equal([second.code, server.asked.length], [0, 0], second.stderr)
})

test('O-04 an address with a password is refused without being shown', async () => {
  const { code, stdout, stderr } = await run(['build'], { SITE_STORE_URL: `https://me:${token}@cache.example.com` })
  assert.is(code, 2)
  assert.match(stderr, 'SITE_STORE_TOKEN')
  assert.not.match(stdout + stderr, 'mellow-canary')
})

test.run()
