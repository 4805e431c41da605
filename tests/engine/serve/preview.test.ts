import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { hashOf } from '../../../engine/store/hash.ts'
import { loadManifest, manifestName, preview, securityHeaders, type Preview } from '../../../engine/serve/index.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { createAsk, type Ask } from './support/ask.ts'
import { write, writeOutput } from './support/outputs.ts'
import { until } from '../../support/until.ts'

const { path: root, end } = openTempFolder()
const out = join(root, 'dist')
const text = '中文 text, '.repeat(4000)
const random = Buffer.from(Array.from({ length: 3 << 19 }, (_, index) => (index * 2654435761) >>> 13))
const scripts = [createHash('sha256').update('1').digest('base64')]
const files = {
  'index.html': `<!doctype html><title>acme</title>${text}`,
  'small.html': '<!doctype html>',
  'changed.html': 'changed',
  'deleted.html': 'deleted',
  'empty.txt': '',
  '404.html': `<!doctype html><title>找不到</title>${text}`,
  'en/404.html': '<!doctype html><title>Not found</title>',
  'en/index.html': '<!doctype html><title>en</title>',
  'docs/审批/index.html': '<!doctype html><title>doc</title>',
  'assets/app-1.js': `export const x = 1 // ${text}`,
  'assets/pixel.png': Buffer.alloc(5000, 7),
  'large.bin': random,
  'grown.bin': Buffer.alloc(2 << 20, 1),
}

const log: string[] = []
let server: Preview
let ask: Ask
const start = (port = 0, strictPort = true) =>
  preview({
    out,
    host: '127.0.0.1',
    port,
    strictPort,
    allowedHosts: ['*.tunnel.example'],
    connect: (brand) => [`https://api.${brand}.example.com`],
    log: (line) => void log.push(line),
  })

test.before(async () => {
  writeOutput(out, 'one', { acme: files, other: { 'index.html': '<!doctype html><title>other</title>' } }, scripts)
  server = await start()
  ask = createAsk(server.port)
})

test.after(async () => {
  ask.close()
  await server.close()
  end()
})

test('P-09 under the name of a tunnel that was allowed lies the default brand, at its port', async () => {
  assert.match((await ask('/', { host: 'abc.tunnel.example' })).body.toString(), '<title>acme</title>')
  assert.is((await ask('/', { host: 'tunnel.example' })).status, 403)
})

test('the default brand is at localhost, the others below it', async () => {
  assert.equal(server.urls, [
    { brand: 'acme', url: `http://localhost:${server.port}/` },
    { brand: 'other', url: `http://other.localhost:${server.port}/` },
  ])
  const titleAt = async (host: string) =>
    /<title>(.*)<\/title>/.exec((await ask('/', { host: `${host}:${server.port}` })).body.toString())?.[1]
  assert.is(await titleAt('127.0.0.1'), 'acme')
  assert.is(await titleAt('acme.localhost'), 'acme')
  assert.is(await titleAt('other.localhost'), 'other')
  assert.is(await titleAt('www.other.example'), 'other')
})

test('I-01 clean addresses over the wire', async () => {
  const found = await ask('/docs/%E5%AE%A1%E6%89%B9?a=1')
  assert.equal([found.status, found.headers['location']], [308, '/docs/%E5%AE%A1%E6%89%B9/?a=1'])
  assert.is((await ask(found.headers['location']!)).status, 200)
})

test('I-02 a missing page is a localised 404', async () => {
  const plain = await ask('/nothing/')
  assert.equal(
    [plain.status, plain.headers['content-type'], plain.headers['etag']],
    [404, 'text/html; charset=utf-8', undefined],
  )
  assert.match(plain.body.toString(), '找不到')
  assert.match((await ask('/en/nothing/')).body.toString(), 'Not found')
  const none = await ask('/nothing/', { host: `other.localhost:${server.port}` })
  assert.equal([none.status, none.headers['content-type']], [404, 'text/html; charset=utf-8'])
  assert.is((await ask('/nothing/', { range: 'bytes=0-1', 'if-none-match': '*' })).status, 404)
})

test('I-02 HEAD has the headers of GET and no body', async () => {
  const paths = [
    '/',
    '/small.html',
    '/empty.txt',
    '/nothing/',
    '/en/',
    '/en/x',
    '/docs',
    '/docs/%E5%AE%A1%E6%89%B9',
    '/assets/app-1.js',
    '/assets/pixel.png',
    '/large.bin',
    '/.env',
    '/%',
  ]
  for (const path of paths) {
    for (const coding of ['identity', 'br', 'gzip']) {
      const [full, head] = [
        await ask(path, { 'accept-encoding': coding }),
        await ask(path, { 'accept-encoding': coding }, 'HEAD'),
      ]
      assert.is(head.status, full.status, path)
      assert.equal({ ...head.headers, date: '' }, { ...full.headers, date: '' }, path)
      assert.is(head.body.length, 0, path)
      if (full.headers['content-length']) assert.is(Number(full.headers['content-length']), full.body.length, path)
    }
  }
})

test('I-03 300 random ranges equal the slice', async () => {
  let seed = 20261121
  const below = (limit: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % limit
  const bodies = {
    '/large.bin': random,
    '/': Buffer.from(files['index.html']),
    '/assets/pixel.png': files['assets/pixel.png'],
  }
  const paths = Object.entries(bodies)
  for (let count = 0; count < 300; count++) {
    const [path, whole] = paths[below(paths.length)]!
    const first = below(whole.length)
    const last = below(whole.length * 2)
    const [range, slice] = [
      [`${first}-${last}`, last < first ? undefined : whole.subarray(first, last + 1)],
      [`${first}-`, whole.subarray(first)],
      [`-${last + 1}`, whole.subarray(-(last + 1))],
    ][below(3)] as [string, Buffer | undefined]
    const answer = await ask(path, { range: `bytes=${range}` })
    assert.is(answer.status, slice ? 206 : 200, range)
    assert.ok(answer.body.equals(slice ?? whole), `${path} ${range}, seed 20261121`)
    assert.is(Number(answer.headers['content-length']), answer.body.length)
    if (!slice) continue
    const from =
      whole.length - slice.length < first && range.startsWith('-')
        ? whole.length - slice.length
        : range.startsWith('-')
          ? whole.length - slice.length
          : first
    assert.is(answer.headers['content-range'], `bytes ${from}-${from + slice.length - 1}/${whole.length}`)
  }
})

test('I-03 a range beyond the end', async () => {
  const answer = await ask('/large.bin', { range: `bytes=${random.length}-` })
  assert.equal(
    [answer.status, answer.headers['content-range'], answer.body.length],
    [416, `bytes */${random.length}`, 0],
  )
})

test('I-04 304 has no body, and carries what may have changed', async () => {
  const first = await ask('/', { 'accept-encoding': 'br' })
  const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${first.headers['etag']}` })
  assert.equal([again.status, again.body.length], [304, 0])
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
    assert.is(again.headers[name], first.headers[name], name)
  assert.is(again.headers['content-length'], undefined)
})

test('I-05 each coding decodes to the file', async () => {
  for (const [path, whole] of [
    ['/', files['index.html']],
    ['/assets/app-1.js', files['assets/app-1.js']],
  ] as const) {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    for (const [coding, decoded] of Object.entries(decode)) {
      // Twice: made, then from memory; and all at once, as a browser asks.
      for (const answer of await Promise.all([1, 2, 3].map(() => ask(path, { 'accept-encoding': coding })))) {
        assert.is(decoded(answer.body).toString(), whole)
        assert.is(answer.headers['content-encoding'], coding === 'identity' ? undefined : coding)
        assert.is(answer.headers['vary'], 'Accept-Encoding')
      }
    }
  }
  const picture = await ask('/assets/pixel.png', { 'accept-encoding': 'br' })
  assert.equal([picture.headers['content-encoding'], picture.headers['vary']], [undefined, undefined])
})

test('I-07 caching', async () => {
  const kept = async (path: string) => (await ask(path)).headers['cache-control']
  assert.is(await kept('/assets/app-1.js'), 'public, max-age=31536000, immutable')
  for (const path of ['/', '/nothing/', '/docs/%E5%AE%A1%E6%89%B9']) assert.is(await kept(path), 'no-cache', path)
  assert.is(await kept('/.env'), 'no-store')
})

test('I-09 without an output, or with half of one, the build is asked for', async () => {
  const reject = async (folder: string) => {
    try {
      await preview({ out: folder, host: '127.0.0.1', port: 0, strictPort: true, log: () => {} })
    } catch (error) {
      return error instanceof SiteError
        ? [error.diagnostics[0]!.code, error.diagnostics[0]!.hint?.includes('build'), error.message.includes(root)]
        : error
    }
  }
  const expected = ['output-missing', true, false]
  assert.equal(await reject(join(root, 'nowhere')), expected)
  for (const manifest of [
    ...[
      '',
      '{',
      'null',
      '[]',
      '{"version":2}',
      '{"version":1}',
      '{"version":1,"brands":{}}',
      '{"version":1,"brands":{"..":{"files":{}}}}',
    ],
    ...['/x', '../x', 'a//b', 'a/./b', 'a\\b', ''].map((file) =>
      JSON.stringify({ version: 1, brands: { a: { hosts: [], files: { [file]: {} } } } }),
    ),
  ]) {
    write(join(root, 'half', manifestName), manifest)
    assert.equal(await reject(join(root, 'half')), expected, manifest)
  }
})

test('N-33 a manifest that is there and cannot be read is not told as missing', async () => {
  mkdirSync(join(root, 'locked', manifestName), { recursive: true })
  const [told] = await problemsOf(() => loadManifest(join(root, 'locked')))
  assert.match(told!.message, /cannot be read/)
})

test('I-11 every answer carries the headers of one function', async () => {
  const expected = Object.entries(securityHeaders({ scriptHashes: scripts, connect: ['https://api.acme.example.com'] }))
  for (const path of ['/', '/nothing/', '/docs/%E5%AE%A1%E6%89%B9', '/assets/app-1.js', '/large.bin']) {
    const { headers } = await ask(path)
    for (const [name, value] of expected) assert.is(headers[name.toLowerCase()], value, `${path} ${name}`)
    assert.is(headers['strict-transport-security'], undefined)
  }
})

test('I-11 pages of a brand may talk to the services of that brand, not to those of another', async () => {
  const policyAt = async (host: string): Promise<string> =>
    String((await ask('/', { host: `${host}:${server.port}` })).headers['content-security-policy'])
  assert.match(await policyAt('acme.localhost'), "connect-src 'self' https://api.acme.example.com;")
  assert.match(await policyAt('other.localhost'), "connect-src 'self' https://api.other.example.com;")
})

test('G-01 a port in use: the next one, or an error', async () => {
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
  const { port } = blocker.address() as AddressInfo
  const second = await start(port, false)
  assert.ok(second.port > port)
  assert.match(log.at(-1)!, `Port ${port} is in use`)
  await second.close()
  const error = await start(port, true).catch((thrown) => thrown)
  assert.is(error instanceof SiteError && error.diagnostics[0]!.code, 'port-in-use')
  blocker.close()
})

test('P-14 visitors who leave in the middle leave no open file behind', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length
  const before = openFiles()
  for (let count = 0; count < 20; count++) {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`GET /large.bin HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`),
      )
      socket.once('data', () => socket.destroy())
      socket.once('close', () => resolve())
    })
  }
  await until(() => openFiles() <= before)
})

test('a file that no longer has its size is not sent', async () => {
  writeFileSync(join(out, 'acme/changed.html'), 'longer than it was when it was built')
  assert.is((await ask('/changed.html')).status, 404)
  writeFileSync(join(out, 'acme/grown.bin'), Buffer.alloc(3 << 20, 1))
  assert.is((await ask('/grown.bin')).status, 404)
  rmSync(join(out, 'acme/deleted.html'))
  assert.is((await ask('/deleted.html')).status, 404)
  assert.is(hashOf((await ask('/')).body), hashOf(files['index.html']))
})

test.run()
