/** The update channel of the dev server: who may open it, and what it does with nonsense. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createDevHarness } from './support/devHarness.ts'

const { site, outside, canary, port, host, get, exchange, expectHarmless, close } = await createDevHarness()
test.after(close)

const token = /wsToken = "([^"]+)"/.exec((await exchange(get('/@vite/client')))!.body)![1]!
const own = `Origin: http://localhost:${port}\r\n`

type Upgrade = { path?: string; headers?: string; protocol?: string }

const upgrade = ({ path = `/?token=${token}`, headers = host + own, protocol = 'vite-hmr' }: Upgrade): string =>
  [
    `GET ${path} HTTP/1.1\r\n${headers}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13`,
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
    '\r\n',
  ].join('\r\n')

const wrong = `${token[0] === 'a' ? 'b' : 'a'}${token.slice(1)}`
const refusals: Readonly<Record<string, readonly [Upgrade, number]>> = {
  'no token': [{ path: '/' }, 401],
  'an empty token': [{ path: '/?token=' }, 401],
  'a wrong token of the same length': [{ path: `/?token=${wrong}` }, 401],
  'a shorter token': [{ path: `/?token=${token.slice(1)}` }, 401],
  'a longer token': [{ path: `/?token=${token}x` }, 401],
  'two tokens': [{ path: `/?token=${token}&token=${wrong}` }, 401],
  'a foreign Origin': [{ headers: `${host}Origin: https://evil.com\r\n` }, 403],
  'an Origin of another port': [{ headers: `${host}Origin: http://localhost:${port + 1}\r\n` }, 403],
  'the Origin null': [{ headers: `${host}Origin: null\r\n` }, 403],
  'no Origin': [{ headers: host }, 403],
  'a foreign Host': [{ headers: `Host: evil.com\r\n${own}` }, 403],
  'a foreign Host and its Origin': [{ headers: `Host: evil.com:${port}\r\nOrigin: http://evil.com:${port}\r\n` }, 403],
  'two Hosts': [{ headers: `${host}Host: evil.com\r\n${own}` }, 403],
  'no Host': [{ headers: own }, 403],
  'another sub-protocol': [{ protocol: 'chat' }, 400],
  'two sub-protocols': [{ protocol: 'vite-hmr, chat' }, 400],
  'no sub-protocol': [{ protocol: '' }, 400],
  'another path': [{ path: `/docs/intro/?token=${token}` }, 404],
  'a path that climbs': [{ path: `/../?token=${token}` }, 400],
  'a ping from a foreign Origin': [
    { path: '/', protocol: 'vite-ping', headers: `${host}Origin: https://evil.com\r\n` },
    403,
  ],
  'a ping to a foreign Host': [{ path: '/', protocol: 'vite-ping', headers: `Host: evil.com\r\n${own}` }, 403],
}

for (const [name, [request, status]] of Object.entries(refusals)) {
  test(`P-11 an upgrade with ${name} is refused`, async () => {
    const answer = await expectHarmless(upgrade(request), [status], name)
    assert.not.match(answer!.head, /sec-websocket-accept/i)
  })
}

test('P-11 the right token from the right place opens it, and a ping needs none', async () => {
  const socket = await open()
  assert.match(await socket.said('connected'), '101')
  socket.end()
  const ping = await open({ path: '/', protocol: 'vite-ping' })
  // A frame that says goodbye.
  assert.match(await ping.said('\x88'), /^HTTP\/1.1 101/)
  ping.end()
})

/** A frame of a client. https://www.rfc-editor.org/rfc/rfc6455#section-5.2 */
function frame(payload: string | Buffer, opcode = 1, isMasked = true): Buffer {
  const body = Buffer.from(payload)
  const size =
    body.length < 126
      ? [body.length]
      : body.length < 65_536
        ? [126, body.length >> 8, body.length & 255]
        : [127, ...bytesOf(body.length)]
  const head = Buffer.from([0x80 | opcode, size[0]! | (isMasked ? 0x80 : 0), ...size.slice(1)])
  // A mask of zeros leaves the bytes as they are.
  return Buffer.concat([head, ...(isMasked ? [Buffer.alloc(4)] : []), body])
}

function bytesOf(length: number): number[] {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length))
  return [...bytes]
}

async function open(request: Upgrade = {}) {
  const socket: Socket = connect({ port, host: '127.0.0.1' })
  let received = ''
  let wake = () => {}
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk
    wake()
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  void closed.then(() => wake())
  socket.write(upgrade(request))
  return {
    closed,
    received: () => received,
    send: (bytes: Buffer) => void socket.write(bytes),
    end: () => socket.destroy(),
    async said(text: string): Promise<string> {
      while (!received.includes(text) && !socket.closed) await new Promise<void>((resolve) => (wake = resolve))
      return received
    },
  }
}

const file = `file://${outside}/secret.txt`
const invoke = (id: unknown) =>
  JSON.stringify({
    type: 'custom',
    event: 'vite:invoke',
    data: { name: 'fetchModule', id: 'send:1', data: [id, undefined, {}] },
  })
const shown = (data: unknown) => JSON.stringify({ type: 'custom', event: 'site:shown', data })

const messages: readonly string[] = [
  ...[
    '',
    'x',
    '{',
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    '{"type":"custom"}',
    '{"type":"custom","event":"none","data":1}',
    '{"type":1,"event":2}',
  ],
  ...[
    '{"type":"custom","event":"__proto__"}',
    '{"type":"custom","event":"constructor","data":{}}',
    '{"__proto__":{"type":"custom"}}',
  ],
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ...[
    `${file}?raw`,
    `${outside}/secret.txt?raw`,
    `/@fs${outside}/secret.txt?raw`,
    '/.env?raw',
    'file:///etc/passwd?import&raw',
    {},
    null,
  ].map(invoke),
  ...['write', 'open', 'vite:write', 'site:write', 'vite:forward-console'].map((event) =>
    JSON.stringify({ type: 'custom', event, data: { file: `${site.root}/x`, text: 'x', type: 'error', data: {} } }),
  ),
  ...[
    null,
    1,
    'x',
    [],
    {},
    { page: 1, hash: 'x' },
    { page: 'alpha', hash: 'x' },
    { page: 'alpha /%E4', hash: 'x' },
    { page: 'nobody /', hash: 'x' },
  ].map(shown),
  ...[
    '__proto__ /',
    'alpha /../../etc/passwd',
    `alpha ${outside}/secret.txt`,
    'alpha /.env',
    `alpha /${'x'.repeat(100_000)}`,
  ].map((page) => shown({ page, hash: 'x' })),
]

test('P-12 messages that ask for what they must not get', async () => {
  const socket = await open()
  await socket.said('connected')
  for (const message of messages) socket.send(frame(message))
  // Answered last, because it was sent last.
  socket.send(frame(shown({ page: 'alpha /docs/intro/', hash: 'another' })))
  const received = await socket.said('"pages":["alpha /docs/intro/"]')
  assert.not.match(received, canary)
  assert.not.match(received, 'root:x:')
  socket.end()
  await expectHarmless(get('/docs/intro/'), [200])
})

test('P-12 frames that break the rules end their connection and nothing else', async () => {
  const broken: Readonly<Record<string, Buffer>> = {
    'invalid UTF-8': frame(Buffer.from([0xff, 0xfe, 0xc0])),
    'no mask': frame('x', 1, false),
    'a reserved opcode': frame('x', 3),
    'a long ping': frame('x'.repeat(200), 9),
    'a length beyond all': Buffer.from([0x81, 0xff, ...Array<number>(8).fill(0xff), 0, 0, 0, 0]),
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const socket = await open()
    await socket.said('connected')
    socket.send(bytes)
    // Either at once, or after a frame that says goodbye.
    await Promise.race([socket.closed, socket.said('\x88')])
    socket.end()
    await expectHarmless(get('/docs/intro/'), [200], name)
  }
})

test('P-12 10 MB in one frame, 20,000 messages, and sockets that only sit there', async () => {
  const idle = await Promise.all(Array.from({ length: 50 }, () => open()))
  const socket = await open()
  await socket.said('connected')
  socket.send(frame(Buffer.alloc(10 << 20, 'x')))
  socket.send(Buffer.concat(Array<Buffer>(20_000).fill(frame('{"type":"custom","event":"none"}'))))
  socket.send(frame(shown({ page: 'alpha /docs/intro/', hash: 'another' })))
  await Promise.race([socket.said('"pages":["alpha /docs/intro/"]'), socket.closed])
  await expectHarmless(get('/docs/intro/'), [200])
  for (const each of [socket, ...idle]) each.end()
})

test.run()
