/** The sandbox as a server: who reaches it (L-01), and what raw requests do to it (P-01 to P-15). */
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startSandbox, type Started } from '../../../plugins/console-sandbox/start.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { createAsk, type Ask } from '../../engine/serve/support/ask.ts'
import { advisoryTargets, generatedTargets } from '../../engine/serve/support/hostileTargets.ts'
import { openWire, type WireAnswer } from '../../engine/serve/support/wire.ts'
import { site } from '../../support/cli.ts'

const test = suite('sandbox: server')
const bugs: string[] = []
let sandbox: Started
let ask: Ask

const start = (port = 0) =>
  startSandbox({ file: ':memory:', port, passwordCost: 16, log: (line) => void bugs.push(line) })

test.before(async () => {
  sandbox = await start()
  ask = createAsk(sandbox.port)
})
test.after(async () => {
  ask.close()
  await sandbox.close()
  assert.equal(bugs, [])
})

const json = { 'content-type': 'application/json' }
const isAlive = async () => assert.is((await ask('/getPublicKey', json, 'POST', '{}')).status, 200)

async function sendRaw(bytes: string | Buffer): Promise<WireAnswer | undefined> {
  const wire = openWire(sandbox.port)
  wire.send(bytes)
  const answer = await wire.next()
  wire.close()
  return answer
}

const headOf = (target: string, host = `localhost:${sandbox.port}`, method = 'GET', extra = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${extra}\r\n`

test('L-01 nobody on the network reaches it', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  // Another loopback address stands for the network where there is none.
  for (const host of [...others, ...(process.platform === 'linux' ? ['127.0.0.2'] : [])]) {
    const outcome = await new Promise((done) => {
      const socket = connect({ host, port: sandbox.port })
      socket.once('connect', () => done('connected')).once('error', ({ code }: NodeJS.ErrnoException) => done(code))
      socket.once('close', () => socket.destroy())
    })
    assert.is(outcome, 'ECONNREFUSED', host)
  }
  const { code } = await site(['sandbox', '--host', '0.0.0.0'])
  assert.is(code, 2)
})

test('L-01 a taken port is an error, not another port', async () => {
  try {
    await (await start(sandbox.port)).close()
    assert.unreachable()
  } catch (error) {
    assert.ok(error instanceof SiteError)
    assert.is(error.diagnostics[0]!.code, 'port-in-use')
  }
})

test('P-09 a name of somebody else gets no answer, as after DNS rebinding', async () => {
  const { port } = sandbox
  const table: readonly (readonly [string, boolean])[] = [
    [`localhost:${port}`, true],
    [`127.0.0.1:${port}`, true],
    [`[::1]:${port}`, true],
    [`LOCALHOST:${port}`, true],
    ['evil.com', false],
    [`evil.com:${port}`, false],
    [`localhost.evil.com:${port}`, false],
    [`127.0.0.1.evil.com:${port}`, false],
    [`localhost.:${port}`, false],
    [`user@localhost:${port}`, false],
    ['', false],
    [`0.0.0.0:${port}`, false],
    [`2130706433:${port}`, false],
  ]
  for (const [host, isOwn] of table) {
    for (const target of ['/__outbox.json', '/', '/__outbox']) {
      const answer = await sendRaw(headOf(target, host))
      assert.is(answer?.status, isOwn ? 200 : 403, `${host} ${target}`)
    }
  }
  const two = `GET /__outbox.json HTTP/1.1\r\nHost: localhost:${port}\r\nHost: evil.com\r\nConnection: close\r\n\r\n`
  assert.is((await sendRaw(two))?.status, 403)
})

const refused = [400, 403, 404, 405, 414, 431]
async function expectHarmless(target: string): Promise<void> {
  const answer = await sendRaw(headOf(target))
  // Nothing at all is an answer to bytes that are no request.
  if (!answer) return
  assert.ok(refused.includes(answer.status), `${target}: ${answer.status}`)
  assert.not.match(answer.body.toString(), /node_modules|\.ts\b|\bat [\w.]+ \(|root:|<script>|evil/i, target)
  assert.not.ok(answer.headers['location'], target)
  assert.not.ok(answer.headers['set-cookie'], target)
}

test('P-01 to P-06 targets that broke other servers', async () => {
  let index = 0
  for (const target of generatedTargets()) if (index++ % 97 === 0) await expectHarmless(target)
  for (const targets of Object.values(advisoryTargets))
    for (const target of targets) if (!/[\r\n]/.test(target)) await expectHarmless(target)
  await isAlive()
})

test('P-10 P-15 methods, foreign forms and preflights', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
    assert.is((await sendRaw(headOf('/login', undefined, method)))?.status, 405, method)
  const foreign = 'Origin: http://evil.com\r\nAccess-Control-Request-Method: POST\r\n'
  const preflight = await sendRaw(headOf('/login', undefined, 'OPTIONS', foreign))
  assert.is(preflight?.status, 403)
  assert.not.ok(preflight?.headers['access-control-allow-origin'])
  const image = await sendRaw(
    headOf('/__outbox.json', undefined, 'GET', 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n'),
  )
  assert.is(image?.status, 403)
})

test('P-13 two lengths, an endless body, a body that is cut off', async () => {
  const host = `localhost:${sandbox.port}`
  const smuggled = `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
  assert.is((await sendRaw(smuggled))?.status, 400)
  assert.is((await sendRaw(`${headOf('/', undefined, 'GET', `X: ${'x'.repeat(20_000)}\r\n`)}`))?.status, 431)

  const wire = openWire(sandbox.port)
  wire.send(
    `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  for (let sent = 0; sent < 64; sent++) wire.send(chunk)
  assert.is((await wire.next())?.status, 413)
  wire.close()

  const cut = openWire(sandbox.port)
  cut.send(`POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`)
  cut.close()
  await isAlive()
})

test('L-14 offline is a connection without an answer', async () => {
  const wire = openWire(sandbox.port)
  wire.send(headOf('/getPublicKey', undefined, 'POST', 'Content-Length: 0\r\nx-sandbox-fault: offline\r\n'))
  assert.is(await wire.next(), undefined)
  wire.close()
  await isAlive()
})

test('two hundred calls at once are all answered', async () => {
  const calls = ['/getPublicKey', '/constant/listcountry', '/saas/queryPriceMeta', '/user/queryLoginUser', '/nothing']
  const statuses = [200, 200, 200, 401, 404]
  const all = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => (await ask(calls[i % 5]!, json, 'POST', '{}')).status),
  )
  assert.equal(
    all.filter((status, i) => status !== statuses[i % 5]),
    [],
  )
})

test('links lead back to the name it was called by', async () => {
  const page = 'http://bladepipe.localhost:3000'
  for (const host of ['localhost:8111', `127.0.0.1:${sandbox.port}`]) {
    const answer = await ask('/constant/sso_type', { ...json, host, origin: page }, 'POST', '{}')
    const { data } = JSON.parse(answer.body.toString()) as { data: { google: string } }
    assert.is(new URL(data.google).host, host)
  }
})

test('headers of every answer: not kept, not sniffed', async () => {
  for (const [path, method] of [
    ['/getPublicKey', 'POST'],
    ['/nothing', 'POST'],
    ['/', 'GET'],
    ['/__outbox', 'GET'],
    ['/__outbox.json', 'GET'],
    ['/__pages/style.css', 'GET'],
  ] as const) {
    const { headers } = await ask(path, json, method, method === 'POST' ? '{}' : undefined)
    assert.is(headers['cache-control'], 'no-store', path)
    assert.is(headers['x-content-type-options'], 'nosniff', path)
  }
})

test.run()
