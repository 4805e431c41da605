/** The client and a console that misbehaves. */
import * as assert from 'uvu/assert'
import { createAccount } from '../../../site/api/account.ts'
import { createDownloads } from '../../../site/api/downloads.ts'
import { Failure } from '../../../site/api/failure.ts'
import { createPrices } from '../../../site/api/prices.ts'
import { consoleSuite, failureOf } from './fakeConsole.ts'

const { test, fake } = consoleSuite('api client')

test('K-01 no answer is given up in time, and nothing is tried twice', async () => {
  // The first call of a process takes long on a busy machine: the limit is not for that.
  await fake.client().post('/warm')
  fake.answer(() => {})
  const start = performance.now()
  const failure = await failureOf(fake.client({ timeout: 1_000 }).post('/login'))
  const ms = performance.now() - start
  assert.is(failure.kind, 'offline')
  assert.ok(ms >= 990, `${ms} ms`)
  assert.equal(
    fake.seen.map(({ path }) => path),
    ['/warm', '/login'],
  )
})

test('K-01 a body that does not end is given up, too', async () => {
  fake.answer((response) => void response.writeHead(200).write('{"success":'))
  assert.is((await failureOf(fake.client({ timeout: 200 }).post('/login'))).kind, 'offline')
})

test('K-01 the limit is ten seconds', async () => {
  const { timeout } = AbortSignal
  const asked: number[] = []
  AbortSignal.timeout = (ms) => {
    asked.push(ms)
    return timeout.call(AbortSignal, ms)
  }
  try {
    await fake.client().post('/login')
  } finally {
    AbortSignal.timeout = timeout
  }
  assert.equal(asked, [10_000])
})

test('who leaves hears nothing of a failure', async () => {
  fake.answer(() => {})
  const leaving = new AbortController()
  const call = fake.client().post('/login', { signal: leaving.signal })
  leaving.abort()
  try {
    await call
    assert.unreachable()
  } catch (error) {
    assert.not.instance(error, Failure)
  }
})

test('K-02 401 is told once per call, and not for the current-user query', async () => {
  let expired = 0
  const client = fake.client({ onExpired: () => expired++ })
  fake.json({ success: false, msg: 'no' }, 401)
  assert.is((await failureOf(client.post('/logout'))).kind, 'expired')
  assert.is(expired, 1)
  assert.is((await failureOf(createAccount(client).queryUser())).kind, 'expired')
  assert.is(expired, 1)
})

test('K-02 only 401 is told', async () => {
  const client = fake.client({ onExpired: () => assert.unreachable() })
  for (const status of [400, 403, 429, 500]) {
    fake.json({}, status)
    await failureOf(client.post('/x'))
  }
  fake.answer((response) => response.destroy())
  await failureOf(client.post('/x'))
})

test('answers have their fields in `data`, or beside `success`', async () => {
  const account = createAccount(fake.client())
  const logIn = () =>
    account.logIn({ account: 'a', loginType: 'PASSWORD', password: '', verifyCode: '', verifyType: '' })
  fake.json({ success: true, token: 'beside' })
  assert.is(await logIn(), 'beside')
  fake.json({ success: true, token: 'beside', data: { token: 'within' } })
  assert.is(await logIn(), 'within')
  fake.json({ success: true, token: 'beside', data: null })
  assert.is((await failureOf(logIn())).kind, 'unknown')
  fake.json({ success: false, requestId: 'r', data: null })
  assert.equal({ ...(await account.authenticate({ state: 's' })) }, { requestId: 'r' })
})

test('a character that arrives in two parts is one', async () => {
  const bytes = Buffer.from('{"success":true,"data":"数据"}')
  fake.answer(async (response) => {
    for (const byte of bytes) await new Promise<void>((done) => void response.write(Buffer.of(byte), () => done()))
    response.end()
  })
  assert.is(await fake.client().post('/x'), '数据')
})

test('K-03 an answer that is too long is not read to its end', async () => {
  const closed = Promise.withResolvers<void>()
  fake.answer((response) => {
    response.on('close', closed.resolve)
    response.writeHead(200).write('x'.repeat(1_100_000))
  })
  assert.is((await failureOf(fake.client({ timeout: 60_000 }).post('/x'))).kind, 'unknown')
  await closed.promise
})

test('K-03 an answer of a mebibyte is read, and a byte more is not', async () => {
  const around = '{"success":true,"data":""}'.length
  const answerOf = (size: number) => {
    const data = 'x'.repeat(size - around)
    fake.json({ success: true, data })
    return data
  }
  const data = answerOf(1_048_576)
  assert.is(await fake.client().post('/x'), data)
  answerOf(1_048_577)
  assert.is((await failureOf(fake.client().post('/x'))).kind, 'unknown')
})

test('a refusal in no words of the console has none, whatever stands in their place', async () => {
  for (const body of ['null', '[]', '"no"', '{"msg":"","showMsg":""}', '{"msg":null}']) {
    fake.answer((response) => response.writeHead(403).end(body))
    const { kind, reason } = await failureOf(fake.client().post('/x'))
    assert.equal([kind, reason], ['refused', undefined], body)
  }
})

test('K-06 a call takes cookies along, and no cache keeps its answer', async () => {
  const { fetch } = globalThis
  const asked: (RequestInit | undefined)[] = []
  globalThis.fetch = (url, options) => {
    asked.push(options)
    return fetch(url, options)
  }
  try {
    await fake.client().post('/x')
  } finally {
    globalThis.fetch = fetch
  }
  assert.equal(
    asked.map((options) => [options?.method, options?.credentials, options?.cache]),
    [['POST', 'include', 'no-store']],
  )
})

const nonsense: readonly (readonly [string, string])[] = [
  ['cut JSON', '{"success": tru'],
  ['nothing', ''],
  ['spaces', '   '],
  ['a page', '<!doctype html><h1>502</h1>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"yes"'],
  ['a number', '1'],
  ['true', 'true'],
  ['an empty object', '{}'],
  ['success as text', '{"success":"true"}'],
  ['success as number', '{"success":1}'],
  ['success null', '{"success":null}'],
  ['a message that is none', '{"success":true,"msg":{}}'],
  ['no data', '{"success":true}'],
  ['data null', '{"success":true,"data":null}'],
  ['data as text', '{"success":true,"data":"x"}'],
  ['data as list', '{"success":true,"data":[1]}'],
  ['wrong fields', '{"success":true,"data":{"token":1,"uid":{},"currency":1}}'],
  ['two megabytes', `{"success":true,"data":"${'x'.repeat(2_000_000)}"}`],
]
test('K-03 twenty replies that make no sense are failures of every call', async () => {
  assert.is(nonsense.length, 20)
  const client = fake.client()
  const calls = {
    logIn: () =>
      createAccount(client).logIn({
        account: 'a',
        loginType: 'PASSWORD',
        password: '',
        verifyCode: '',
        verifyType: '',
      }),
    getPublicKey: () => createAccount(client).getPublicKey(),
    queryUser: () => createAccount(client).queryUser(),
    queryPriceMeta: () => createPrices(client).queryPriceMeta(),
    getDownload: () => createDownloads(client).getDownload('x', 'COMMUNITY_VERSION'),
  }
  for (const [name, body] of nonsense) {
    fake.answer((response) => response.end(body))
    for (const [call, ask] of Object.entries(calls)) {
      assert.is((await failureOf(ask())).kind, 'unknown', `${call}: ${name}`)
    }
  }
})

test('K-03 calls without data need a clear yes', async () => {
  const { logOut } = createAccount(fake.client())
  for (const [name, body] of nonsense.slice(0, 14)) {
    fake.answer((response) => response.end(body))
    assert.is((await failureOf(logOut())).kind, 'unknown', name)
  }
  fake.json({ success: true })
  await logOut()
})

test('a refusal brings its reason, but nothing meant for programmers', async () => {
  const table: readonly (readonly [object, string | undefined])[] = [
    [{ success: false, msg: 'Wrong password' }, 'Wrong password'],
    [{ success: false, msg: 'x', showMsg: 'For you' }, 'For you'],
    [{ success: false }, undefined],
    [{ success: false, msg: '' }, undefined],
    [{ success: false, msg: 'java.lang.NullPointerException' }, undefined],
    [{ success: false, msg: 'stack trace: x' }, undefined],
    [{ success: false, msg: '{"error":"x"}' }, undefined],
    [{ success: false, msg: '<b>x</b>' }, undefined],
    [{ success: false, msg: 'x'.repeat(300) }, undefined],
  ]
  for (const [body, reason] of table) {
    fake.json(body)
    const failure = await failureOf(fake.client().post('/login'))
    assert.is(failure.kind, 'refused')
    assert.is(failure.reason, reason, JSON.stringify(body))
  }
})

const statuses: readonly (readonly [number, string])[] = [
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [429, 'limited'],
  [500, 'unknown'],
  [502, 'unknown'],
  [503, 'unknown'],
]
test('K-04 every status reaches the caller, once', async () => {
  for (const [status, kind] of statuses) {
    fake.json({ success: false, msg: 'because' }, status)
    const before = fake.seen.length
    const failure = await failureOf(fake.client().post('/x'))
    assert.equal([failure.kind, failure.status, failure.reason], [kind, status, 'because'])
    assert.is(fake.seen.length - before, 1)
  }
})

test('K-04 Retry-After in seconds and as a date', async () => {
  const after = async (value: string) => {
    fake.json({}, 429, { 'Retry-After': value })
    return (await failureOf(fake.client().post('/x'))).after
  }
  assert.is(await after('30'), 30)
  const date = (await after(new Date(Date.now() + 90_000).toUTCString()))!
  assert.ok(date > 85 && date <= 91)
  assert.equal([await after('1.5'), await after('86400')], [2, 86_400])
  for (const odd of ['soon', '-1', '0', '1e99', '86401', '']) assert.is(await after(odd), undefined, odd)
})

test('K-05 a broken network is one kind of failure', async () => {
  const kindOf = async (base = fake.origin) => {
    const { kind, reason } = await failureOf(fake.client({ base }).post('/x'))
    return [kind, reason]
  }
  const offline = ['offline', undefined]
  fake.answer((response) => response.destroy())
  assert.equal(await kindOf(), offline, 'closed without a word')
  assert.equal(await kindOf('http://127.0.0.1:1'), offline, 'refused')
  assert.equal(await kindOf('http://nobody.invalid'), offline, 'a name nobody has')
  assert.equal(await kindOf(fake.origin.replace('http:', 'https:')), offline, 'no TLS at the other end')
})

test('K-05 an answer cut at any byte is no answer', async () => {
  const body = JSON.stringify({ success: true, data: null })
  for (let bytes = 0; bytes < body.length; bytes += 3) {
    fake.answer((response) => {
      response.writeHead(200, { 'Content-Length': String(body.length) })
      response.write(body.slice(0, bytes), () => response.destroy())
    })
    assert.is((await failureOf(fake.client().post('/x'))).kind, 'offline', `after ${bytes} bytes`)
  }
})

test('K-06 the token is in one header and nowhere else', async () => {
  const client = fake.client({ token: () => 'canary-token', language: () => 'zh-CN' })
  await client.post('/x', { payload: { a: 1 } })
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = fake.seen
  const { authorization, ...others } = headers
  assert.is(authorization, 'Bearer canary-token')
  assert.is(headers['accept-language'], 'zh-CN')
  assert.is(headers['content-type'], 'application/json')
  assert.is(body, '{"a":1}')
  assert.not.ok(JSON.stringify([path, others, body]).includes('canary'))
  await fake.client().post('/x')
  assert.is(fake.seen[1]!.headers.authorization, undefined)
})

test.run()
