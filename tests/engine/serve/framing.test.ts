/** Hosts, origins, headers and framing over a raw socket. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness } from './support/harness.ts'
import { openWire } from './support/wire.ts'

const { port, host, get, exchange, expectHarmless, close } = await createHarness()
test.after(close)

test('P-09 hosts', async () => {
  const foreign = [
    ...[
      'evil.com',
      `evil.com:${port}`,
      `127.0.0.1.evil.com:${port}`,
      `localhost.evil.com:${port}`,
      '',
      `localhost.:${port}`,
      `localhost:${port + 1}`,
      'localhost',
      `nobody.localhost:${port}`,
    ],
    ...[
      `127.1:${port}`,
      `2130706433:${port}`,
      `0x7f000001:${port}`,
      `[::ffff:7f00:1]:${port}`,
      `127.0.0.2:${port}`,
      `0.0.0.0:${port}`,
      `user@localhost:${port}`,
      `localhost:${port}/x`,
    ],
  ]
  for (const name of foreign) await expectHarmless(`GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`, [400, 403], name)
  await expectHarmless(`GET / HTTP/1.1\r\n\r\n`, [403], 'no Host')
  await expectHarmless(`GET / HTTP/1.0\r\n\r\n`, [403], 'no Host, HTTP/1.0')
  await expectHarmless(`GET / HTTP/1.1\r\n${host}${host}\r\n`, [400, 403], 'two equal Hosts')
  await expectHarmless(`GET / HTTP/1.1\r\n${host}Host: evil.com\r\n\r\n`, [400, 403], 'two Hosts')
  await expectHarmless(`GET / HTTP/1.1\r\nHost: evil.com\r\n${host}\r\n`, [400, 403], 'two Hosts, other way')
  for (const name of ['LOCALHOST', '127.0.0.1', '[::1]', 'acme.localhost', 'Other.localhost', 'www.acme.example']) {
    await expectHarmless(`GET / HTTP/1.1\r\nHost: ${name}:${port}\r\n\r\n`, [200], name)
  }
})

test('P-10 no origin is ever allowed to read', async () => {
  for (const origin of ['https://evil.com', 'null', 'http://1.2.3.4', `http://localhost:${port}`]) {
    const isOwn = origin === `http://localhost:${port}`
    await expectHarmless(get('/', `Origin: ${origin}\r\n`), [isOwn ? 200 : 403], origin)
    const preflight = `OPTIONS / HTTP/1.1\r\n${host}Origin: ${origin}\r\nAccess-Control-Request-Method: PUT\r\n\r\n`
    const answer = await expectHarmless(preflight, [405], origin)
    assert.is(answer?.headers['allow'], 'GET, HEAD')
  }
  await expectHarmless(get('/', 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n'), [403])
})

test('P-13 headers', async () => {
  await expectHarmless(get('/', `X: ${'x'.repeat(17_000)}\r\n`), [431], '17 KB')
  await expectHarmless(get('/', 'a: b\r\n'.repeat(2000)), [200, 431], '2,000 headers')
  await expectHarmless(
    get('/', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n') + '0\r\n\r\n',
    [400],
    'both lengths',
  )
  await expectHarmless(get('/', 'Content-Length: 5\r\nContent-Length: 6\r\n'), [400], 'two lengths')
  await expectHarmless(get('/', 'Content-Length: -1\r\n'), [400])
  await expectHarmless(get('/', 'Transfer-Encoding: xchunked\r\n'), [400])
  await expectHarmless(get('/', 'X : y\r\n'), [400])
  await expectHarmless(get('/', ' folded: x\r\n'), [400, 200])
  await expectHarmless(get('/', 'X: a\0b\r\n'), [400])
  await expectHarmless(get('/', 'Content-Length: 5\r\n') + 'hello', [200], 'body on GET')
  await expectHarmless(
    get('/', 'Transfer-Encoding: chunked\r\n') + '5\r\nhello\r\n0\r\n\r\n',
    [200],
    'chunked body on GET',
  )
  await expectHarmless(get('/', 'Expect: nonsense\r\n'), [417, 200])
  await expectHarmless(get('/', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'), [200], 'upgrade')
  await expectHarmless(
    get('/', 'Range: bytes=0-0\r\nRange: bytes=1-1\r\nIf-None-Match: x\r\nIf-None-Match: y\r\n'),
    [200],
  )
})

test('P-13 headers of proxies change nothing', async () => {
  const plain = await exchange(get('/'))
  for (const name of [
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-For',
    'X-Forwarded-Port',
    'Forwarded',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-HTTP-Method-Override',
    'x-middleware-subrequest',
  ]) {
    const answer = await expectHarmless(get('/', `${name}: /secret.txt\r\n${name}: evil.com\r\n`), [200], name)
    assert.equal({ ...answer!.headers, date: '' }, { ...plain!.headers, date: '' }, name)
    assert.is(
      (await expectHarmless(get('/docs', `${name}: evil.com\r\n`), [404], name))?.headers['location'],
      undefined,
    )
  }
})

test('P-15 garbage after a request ends the connection, with one answer at most', async () => {
  for (const garbage of ['\0\0\0\r\n\r\n', 'BREW / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nX : y\r\n\r\n']) {
    const line = openWire(port)
    line.send(get('/') + garbage + get('/'))
    const first = await line.next()
    assert.ok([200, 400, 501].includes(first?.status ?? 0), String(first?.status))
    if (first?.status === 200) assert.ok([400, 501].includes((await line.next())?.status ?? 0))
    assert.is(await line.next(), undefined)
  }
})

test('P-15 a hundred pipelined requests are answered in order', async () => {
  const line = openWire(port)
  const targets = Array.from({ length: 100 }, (_, index) =>
    index % 3 ? `/docs/intro?n=${index}` : index % 2 ? '/nothing/' : '/',
  )
  line.send(targets.map((target) => get(target)).join(''))
  for (const [index] of targets.entries()) {
    const answer = await line.next()
    assert.is(answer?.status, index % 3 ? 308 : index % 2 ? 404 : 200)
    if (index % 3) assert.is(answer?.headers['location'], `/docs/intro/?n=${index}`)
  }
  line.send(get('/', 'Connection: close\r\n') + get('/'))
  assert.is((await line.next())?.status, 200)
  assert.is(await line.next(), undefined)
})

test('P-15 HTTP/1.0, unknown methods, TRACE, CONNECT, nonsense', async () => {
  await expectHarmless(`GET / HTTP/1.0\r\n${host}\r\n`, [200])
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY']) {
    const answer = await expectHarmless(`${method} / HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`, [405], method)
    assert.is(answer?.headers['allow'], 'GET, HEAD')
  }
  assert.is(
    (await expectHarmless(`CONNECT evil.com:443 HTTP/1.1\r\nHost: evil.com:443\r\n\r\n`, [405]))?.headers['allow'],
    'GET, HEAD',
  )
  await expectHarmless(`BREW / HTTP/1.1\r\n${host}\r\n`, [501])
  await expectHarmless(`get / HTTP/1.1\r\n${host}\r\n`, [501, 400])
  for (const bytes of [
    '\r\n\r\n\0\0\0\0',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '<script>\r\n\r\n',
    'SSH-2.0-x\r\n',
  ]) {
    await expectHarmless(bytes, [400, 405, 501, 505, 0], bytes)
  }
})

test.run()
