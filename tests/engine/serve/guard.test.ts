import { hostname, networkInterfaces } from 'node:os'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLookup, guardRequest, ownHosts, type Policy } from '../../../engine/serve/index.ts'
import { get, policy, statusOf } from './support/guarded.ts'
import { advisoryTargets, generatedTargets } from './support/hostileTargets.ts'

test('a plain target is decoded once and split', () => {
  const grant = guardRequest(get('/docs/%E5%AE%A1%E6%89%B9/a%20b/?q=%2F..%00&x=%'), policy)
  assert.equal(grant, {
    kind: 'ok',
    path: '/docs/审批/a b/',
    segments: ['docs', '审批', 'a b'],
    query: '?q=%2F..%00&x=%',
    host: 'localhost:4173',
    hostname: 'localhost',
  })
})

test('the root has no segments, and a question mark alone is a query', () => {
  const grant = guardRequest(get('/?'), policy)
  assert.equal(grant.kind === 'ok' && [grant.path, grant.segments, grant.query], ['/', [], '?'])
})

test('a refusal says why, in a sentence that repeats nothing of the request', () => {
  const refusal = (url: string, headers?: Record<string, string>, method?: string) => {
    const answer = guardRequest(get(url, headers, method), policy)
    return answer.kind === 'refused' && `${answer.status} ${answer.reason}`
  }
  assert.is(refusal(`/${'x'.repeat(8192)}`), '414 The address is too long.')
  assert.is(refusal(`/${'x'.repeat(8191)}`), false)
  for (const url of ['', '*', 'x', 'http://localhost/'])
    assert.is(refusal(url), '400 The address must begin with a slash.')
  for (const url of ['/a b', '/a#b', '/a\\b', '/\x7f', '/é', '/?a\n'])
    assert.is(refusal(url), '400 The address contains a character that must be percent-encoded.')
  assert.is(refusal('/a//b'), '400 The address has an empty segment.')
  assert.is(refusal('/a?b=//c'), false)
  for (const url of ['/%', '/%2f', '/a%2Fb', '/%5c', '/%0a', '/%c2%80', '/%ff'])
    assert.is(refusal(url), '400 The address is not properly encoded.')
  for (const url of ['/.', '/a/../b', '/%2e%2e']) assert.is(refusal(url), '400 The address has a dot segment.')
  for (const url of ['/.env', '/a/.b', '/a:b', '/a/.well-known']) assert.is(refusal(url), '404 There is no such page.')
  assert.is(refusal('/', {}, 'PUT'), '405 This method is not answered here.')
  assert.is(
    refusal('/', { host: 'evil.com' }),
    '403 The Host is not allowed. Where a tunnel or a proxy leads here: --allowed-host <name>',
  )
  assert.is(
    refusal('/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
    '403 Another site may not load this.',
  )
})

test('P-09 hosts that were allowed are answered at any port, and no others', () => {
  const own: Policy = { ...policy, port: 4173, allowedHosts: ['a.tunnel.example', '*.app.example'] }
  const statusAt = (host: string) => statusOf('/', { host }, 'GET', own)
  for (const host of [
    'a.tunnel.example',
    'A.tunnel.example:443',
    'x.app.example',
    'x-3000.y.app.example',
    'localhost:4173',
  ])
    assert.is(statusAt(host), 200, host)
  for (const host of ['b.tunnel.example', 'tunnel.example', 'app.example', 'x.app.example.evil.com', 'localhost:1'])
    assert.is(statusAt(host), 403, host)
})

test('a slash at the end is no segment, and a path of plain letters is not decoded', () => {
  const segments = (url: string) => {
    const grant = guardRequest(get(url), policy)
    return grant.kind === 'ok' && grant.segments
  }
  assert.equal([segments('/a/b/'), segments('/a/b'), segments('/')], [['a', 'b'], ['a', 'b'], []])
})

test('P-01 decoding happens once: a doubly encoded dot is a name', () => {
  const grant = guardRequest(get('/%252e%252e/x'), policy)
  assert.is(grant.kind === 'ok' && grant.path, '/%2e%2e/x')
})

test('P-01 P-05 P-06 no generated target finds a file that is not listed', () => {
  const lookup = createLookup({
    files: { 'index.html': { hash: '', size: 0 }, 'docs/intro/index.html': { hash: '', size: 0 } },
  })
  let count = 0
  for (const target of generatedTargets()) {
    count++
    const grant = guardRequest(get(target), policy)
    if (grant.kind === 'refused') {
      assert.ok([400, 404, 414].includes(grant.status), target)
      continue
    }
    assert.not.match(grant.path, /(^|\/)\.\.?(\/|$)|[\\\0-\x1f\x7f-\x9f]|\/\/|\/\.(?!well-known)|:/, target)
    assert.is(lookup(grant.path).kind, 'missing', target)
  }
  assert.is(count, 23_040)
})

const exceptions = new Set([
  '/@fs/etc/passwd',
  '/@id/secret.txt',
  '/assets../secret.txt',
  '/~root/x',
  '/-secret/x',
  '/dist-secret/x',
  '/acme-secret/x',
  '/.well-known/missing',
])
for (const [row, targets] of Object.entries(advisoryTargets)) {
  test(`${row} targets of advisories are refused`, () => {
    for (const target of targets) {
      const status = statusOf(target)
      // Plain names that happen to exist on the disk only: the manifest answers for those.
      if (exceptions.has(target) || target.startsWith('/%ef%bc%8e')) assert.is(status, 200, target)
      else assert.ok([400, 404, 414].includes(status), `${target} ${status}`)
    }
  })
}

test('P-06 .well-known passes in the first place, and what a policy names', () => {
  assert.is(statusOf('/.well-known/security.txt'), 200)
  assert.is(statusOf('/x/.well-known/security.txt'), 404)
  const own = { ...policy, allowSegment: (segment: string) => segment === '.cache' || segment === '..' }
  assert.is(statusOf('/.cache/x', {}, 'GET', own), 200)
  assert.is(statusOf('/.env', {}, 'GET', own), 404)
  assert.is(statusOf('/../x', {}, 'GET', own), 400)
})

test('P-09 only allowed hosts are answered', () => {
  const table: [string, number][] = [
    ...[
      'localhost',
      'localhost:4173',
      'LOCALHOST:4173',
      '127.0.0.1:4173',
      '[::1]:4173',
      'acme.localhost:4173',
      'a.b.localhost',
    ].map((host) => [host, 200] as [string, number]),
    ...[
      ...[
        '',
        'evil.com',
        '127.0.0.1.evil.com',
        'localhost.evil.com',
        'evil-localhost',
        'localhost.',
        '.localhost',
        '..localhost',
        'localhost:',
        'localhost:x',
        'localhost:123456',
      ],
      ...[
        '127.1',
        '2130706433',
        '0x7f.0.0.1',
        '0177.0.0.1',
        '127.0.0.2',
        '0.0.0.0',
        '[::]',
        '[0:0:0:0:0:0:0:1]',
        '[::ffff:127.0.0.1]',
        '[::1',
        '::1',
        '[::1%25lo]',
      ],
      ...[
        'user@localhost',
        'localhost@evil.com',
        'localhost/x',
        'localhost#x',
        'localhost\\x',
        'localhost evil.com',
        'localhost,evil.com',
        'lоcalhost',
        'localhost\t',
      ],
    ].map((host) => [host, 403] as [string, number]),
  ]
  for (const [host, status] of table) assert.is(statusOf('/', { host }), status, host)
})

test('P-09 no Host and two Hosts are refused, whatever they say', () => {
  const one = get('/')
  assert.is((guardRequest({ ...one, rawHeaders: [], headers: {} }, policy) as { status: number }).status, 403)
  assert.is(
    (guardRequest({ ...one, rawHeaders: ['Host', 'localhost', 'hOST', 'localhost'] }, policy) as { status: number })
      .status,
    403,
  )
})

test('P-09 a port is compared where the policy has one', () => {
  const own = { ...policy, port: 4173 }
  assert.is(statusOf('/', { host: 'localhost:4173' }, 'GET', own), 200)
  assert.is(statusOf('/', { host: 'localhost:4174' }, 'GET', own), 403)
  assert.is(statusOf('/', { host: 'localhost' }, 'GET', own), 403)
  assert.is(statusOf('/', { host: 'localhost' }, 'GET', { ...policy, port: 80 }), 200)
})

test('P-09 a server bound everywhere answers to addresses of this machine only', () => {
  assert.ok(ownHosts('0.0.0.0').includes('127.0.0.1'))
  assert.not.ok(ownHosts('0.0.0.0').includes('0.0.0.0'))
  assert.equal(ownHosts('fe80::1').at(-1), '[fe80::1]')
  assert.equal(ownHosts('Acme.Test'), ['localhost', '127.0.0.1', '[::1]', 'acme.test'])
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries!.map(({ address }) => address))
  for (const everywhere of ['0.0.0.0', '::']) {
    const hosts = ownHosts(everywhere)
    for (const address of addresses) assert.ok(hosts.includes(address) || hosts.includes(`[${address}]`), address)
    assert.ok(hosts.includes(hostname().toLowerCase()))
  }
})

test('P-09 the Host is looked at first; a request without an address or a method is refused', () => {
  assert.is(statusOf('/../x', { host: 'evil.com' }), 403)
  assert.is(statusOf('/x', { host: 'evil.com' }, 'PUT'), 403)
  const { headers, rawHeaders } = get('/')
  const reasons = [
    { headers, rawHeaders },
    { headers, rawHeaders, url: '/' },
  ].map((request) => {
    const answer = guardRequest(request, policy)
    return answer.kind === 'refused' && [answer.status, answer.reason]
  })
  assert.equal(reasons, [
    [400, 'The address must begin with a slash.'],
    [405, 'This method is not answered here.'],
  ])
})

test('P-15 other methods are answered with 405 and Allow', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', '']) {
    const answer = guardRequest(get('/', {}, method), policy)
    assert.equal(answer.kind === 'refused' && [answer.status, answer.allow], [405, 'GET, HEAD'], method)
  }
  const own = { ...policy, methods: ['POST'] }
  assert.is(statusOf('/x', {}, 'POST', own), 200)
  assert.is(statusOf('/x', {}, 'GET', own), 405)
})

test.run()
