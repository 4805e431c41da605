/** Hostile requests: shapes and sizes (L-03), other sites (L-09, L-10), faults to order (L-14). */
import * as assert from 'uvu/assert'
import { outboxPage } from '../../../plugins/console-sandbox/pages/outbox.ts'
import { box, byPassword, goodPassword, sandboxSuite } from './testSandbox.ts'
import { fc } from '../../support/properties.ts'

const test = sandboxSuite('requests')

const json = { 'Content-Type': 'application/json' }
const log = (body: BodyInit, headers: HeadersInit = json) => box.fetch('/addviewlog', { method: 'POST', body, headers })

test('L-03 bodies that are too large, too deep, of another kind or no JSON', async () => {
  const deep = (depth: number) => `{"uri":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const table: readonly (readonly [BodyInit, HeadersInit, number])[] = [
    ['{"uri":"/"}', json, 200],
    ['{"uri":"/"}', { 'Content-Type': 'application/json; charset=utf-8' }, 200],
    ['{"uri":"/"}', { 'Content-Type': 'text/plain' }, 415],
    ['uri=/', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['{"uri":"/"}', { 'Content-Type': 'application/jsonp' }, 415],
    [`{"uri":"${'x'.repeat(103_000)}"}`, json, 413],
    [`{"uri":"${'x'.repeat(5_000)}"}`, json, 400],
    [deep(21), json, 400],
    ['{"uri":"/"', json, 400],
    ['null', json, 400],
    ['[]', json, 400],
    ['"x"', json, 400],
    ['{"uri":1}', json, 400],
    ['{"uri":"/","extra":1}', json, 400],
    ['{"uri":"/","__proto__":{"x":1}}', json, 400],
    [String.raw`{"uri":"a\u0000b"}`, json, 400],
    [String.raw`{"uri":"a\ud800b"}`, json, 400],
    [new Uint8Array([0x7b, 0xff, 0x7d]), json, 400],
    ['{"uri":"/a","uri":"/b"}', json, 200],
    ['{"uri":"/😀/é"}', json, 200],
  ]
  for (const [index, [body, headers, status]] of table.entries())
    assert.is((await log(body, headers)).status, status, `row ${index}`)
  const kept = box.database.prepare('SELECT uri FROM view_logs ORDER BY id').all() as { uri: string }[]
  assert.equal(
    kept.map(({ uri }) => uri),
    ['/', '/', '/b', '/😀/é'],
  )
  const named = (await (await log('{"extra":1}')).json()) as { msg: string }
  assert.match(named.msg, /uri/)
  assert.match(named.msg, /extra/)
})

test('L-03 any text is kept as it was sent, or refused', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
  await fc.assert(
    fc.asyncProperty(text, async (uri) => {
      const { status } = await log(JSON.stringify({ uri }))
      const isPlain = uri.isWellFormed() && !uri.includes('\0') && uri.trim().length <= 4_096
      assert.is(status, isPlain ? 200 : 400)
      const last = box.database.prepare('SELECT uri FROM view_logs ORDER BY id DESC LIMIT 1').get()
      if (isPlain) assert.is((last as { uri: string }).uri, uri.trim())
    }),
    { numRuns: 300 },
  )
})

const origins: readonly (readonly [string, boolean])[] = [
  ['http://localhost', true],
  ['http://localhost:3000', true],
  ['http://bladepipe.localhost:3000', true],
  ['http://a.b.localhost:1', true],
  ['https://localhost:3000', false],
  ['http://localhost.evil.com', false],
  ['http://evillocalhost:3000', false],
  ['http://localhost:3000.evil.com', false],
  ['http://evil.com', false],
  ['null', false],
  ['http://127.0.0.1:3000', false],
  ['http://localhost@evil.com', false],
  ['file://', false],
  ['http://LOCALHOST:3000', false],
  ['http://localhost:3000/', false],
  ['http://.localhost', false],
  ['*', false],
  ['http://localhost:123456', false],
]
test('L-10 pages of other sites get no answer, and nothing happens', async () => {
  for (const [origin, isOwn] of origins) {
    const before = box.rows('view_logs')
    const response = await log('{"uri":"/"}', { ...json, origin })
    assert.is(response.status, isOwn ? 200 : 403, origin)
    assert.is(response.headers.get('access-control-allow-origin'), isOwn ? origin : null, origin)
    assert.is(response.headers.get('access-control-allow-credentials'), isOwn ? 'true' : null, origin)
    assert.is(response.headers.get('vary'), 'Origin')
    assert.is(box.rows('view_logs') - before, isOwn ? 1 : 0, origin)
    const preflight = await box.fetch('/login', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    assert.is(preflight.status, isOwn ? 204 : 403, origin)
  }
})

test('L-09 forged requests: forms, images, cookies', async () => {
  await box.register('ada@example.com')
  const { data } = await box.post('/login', byPassword('ada@example.com', await box.encrypt(goodPassword)))
  const { token } = data as { token: string }
  const cookie = { cookie: `jwt_token=${token}; token=${token}` }
  assert.is((await box.post('/logout', {}, { headers: cookie })).status, 401)
  for (const path of ['/logout', '/user/queryLoginUser', '/addviewlog?uri=/', '/register']) {
    assert.is((await box.fetch(path, { headers: cookie })).status, 404, path)
  }
  assert.is(
    (await box.fetch('/logout', { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain', ...cookie } }))
      .status,
    401,
  )
  assert.is((await box.post('/user/queryLoginUser', {}, { headers: { Authorization: `Bearer ${token}` } })).status, 200)
})

test('errors carry CORS headers, an envelope and no stack', async () => {
  const options = { headers: { origin: 'http://localhost:3000', 'Accept-Language': 'zh-CN' } }
  for (const path of ['/user/queryLoginUser', '/nothing', '/login']) {
    const answer = await box.post(path, { x: 1 }, options)
    assert.ok(answer.status >= 400)
    assert.is(answer.headers.get('access-control-allow-origin'), 'http://localhost:3000')
    assert.is(answer.success, false)
    assert.not.match(JSON.stringify(answer.msg), /at |\.ts|node_modules/)
  }
  assert.match((await box.post('/nothing', {}, options)).msg, /没有/)
})

test('L-14 faults to order', async () => {
  const fault = (name: string) => box.fetch('/getPublicKey', { method: 'POST', headers: { 'x-sandbox-fault': name } })
  assert.is((await fault('401')).status, 401)
  assert.is((await fault('500')).status, 500)
  assert.is((await fault('offline')).type, 'error')
  const text = await (await fault('malformed')).text()
  assert.throws(() => JSON.parse(text))
  assert.is((await fault('unheard-of')).status, 200)
})

test('the outbox page escapes what it shows', () => {
  const page = String(outboxPage([{ to: '"><img src=x>&', purpose: '<b>', code: '000000', at: 0 }]))
  assert.not.match(page, /<img|<b>/)
  assert.match(page, /&quot;&gt;&lt;img src=x&gt;&amp;/)
})

test.run()
