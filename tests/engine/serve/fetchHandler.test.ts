import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLimitedServer, listen, preview, type Preview } from '../../../engine/serve/index.ts'
import type { ServeHandler } from '../../../engine/types.ts'
import { createAsk, type Ask } from './support/ask.ts'
import { temporaryFolder, writeOutput } from './support/outputs.ts'

const { root, remove } = temporaryFolder()
const out = join(root, 'dist')
let echoed = ''
let slow = 0
let release = () => {}
let finish = () => {}
const handlers: ServeHandler[] = [
  {
    prefix: '/__slow/',
    handle() {
      slow++
      return new Promise((resolve) => (release = () => resolve(new Response('done'))))
    },
  },
  {
    prefix: '/__partly/',
    async handle(request) {
      const { value } = await request.body!.getReader().read()
      return new Response(`${value!.length > 0}`)
    },
  },
  {
    prefix: '/__stream/',
    async handle() {
      const { readable, writable } = new TransformStream()
      const writer = writable.getWriter()
      void writer.write(new TextEncoder().encode('begun'))
      finish = () => void writer.close()
      return new Response(readable)
    },
  },
  { prefix: '/__broken/', handle: () => Promise.reject(new Error(`secret of ${root}`)) },
  {
    prefix: '/__sandbox',
    async handle(request) {
      echoed = `${request.method} ${request.url} ${request.headers.get('x-a')} ${request.body ? await request.text() : ''}`
      const headers = new Headers({ 'content-type': 'text/plain', 'x-own': '1' })
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response('answer', { status: 201, headers })
    },
  },
]

const log: string[] = []
let server: Preview
let ask: Ask
const start = () =>
  preview({ out, host: '127.0.0.1', port: 0, strictPort: true, handlers, log: (line) => void log.push(line) })

test.before(async () => {
  writeOutput(out, 'one', { acme: { 'index.html': 'home' } })
  server = await start()
  ask = createAsk(server.port)
})

test.after(async () => {
  ask.close()
  await server.close()
  remove()
})

test('I-07 handlers of plugins are reached by prefix, after the guard', async () => {
  const answer = await ask('/__sandbox/x?q=%20', { 'x-a': 'b', 'content-type': 'text/plain' }, 'POST', 'body')
  assert.is(echoed, `POST http://localhost:${server.port}/__sandbox/x?q=%20 b body`)
  assert.equal(
    [answer.status, answer.body.toString(), answer.headers['x-own'], answer.headers['set-cookie']],
    [201, 'answer', '1', ['a=1', 'b=2']],
  )
  assert.equal([answer.headers['x-content-type-options'], answer.headers['cache-control']], ['nosniff', 'no-store'])
  assert.is(answer.headers['access-control-allow-origin'], undefined)
  const head = await ask('/__sandbox', {}, 'HEAD')
  assert.equal([head.status, head.body.length], [201, 0])
  assert.is((await ask('/__sandboxes/')).status, 404)
  assert.is((await ask('/__sandboxes/', {}, 'POST')).status, 405)
  assert.is((await ask('/__sandbox/x', { origin: 'https://evil.com' }, 'POST')).status, 403)
  assert.is((await ask('/__sandbox/x', { host: 'evil.com' })).status, 403)
})

test('a handler that throws is reported here and tells the visitor nothing', async () => {
  const answer = await ask('/__broken/')
  assert.is(answer.status, 500)
  assert.not.match(answer.body.toString(), /secret|at /)
  assert.match(log.join('\n'), 'secret of')
  // A body nobody read does not spoil the connection.
  assert.is((await ask('/__broken/', {}, 'POST', 'x'.repeat(200_000))).status, 500)
  assert.is((await ask('/')).status, 200)
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write(`POST /__partly/ HTTP/1.1\r\nHost: localhost:${server.port}\r\nContent-Length: 1000000\r\n\r\nhello`),
  )
  let received = ''
  socket.on('data', (chunk) => (received += chunk))
  await new Promise((resolve) => socket.once('close', resolve))
  assert.match(received, /^HTTP\/1.1 200 [^]*true/)
})

test('P-14 visitors who leave in the middle of their body are forgotten', async () => {
  for (const path of ['/__sandbox/x', '/__slow/', '/__stream/', '/__broken/']) {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(70_000)}`,
          () => socket.destroy(),
        )
      })
      socket.once('close', () => resolve())
    })
    assert.is((await ask('/')).status, 200)
  }
  // Nobody reads these bodies, so their end is noticed when more of the answer is written.
  release()
  finish()
})

test('I-10 answers that have begun are finished, then the server ends', async () => {
  const own = await start()
  const asked = createAsk(own.port)
  const before = slow
  const running = asked('/__slow/')
  await until(() => slow > before)
  const closed = own.close()
  assert.is(own.close(), own.close())
  await assertRefused(own.port)
  release()
  const answer = await running
  assert.equal([answer.body.toString(), answer.headers['connection']], ['done', 'close'])
  await closed
  asked.close()
})

test('I-10 a connection whose answer had begun is not kept either', async () => {
  const own = await start()
  const socket = connect(own.port, '127.0.0.1', () =>
    socket.write(`GET /__stream/ HTTP/1.1\r\nHost: localhost:${own.port}\r\n\r\n`),
  )
  await new Promise((resolve) => socket.once('data', resolve))
  const begun = performance.now()
  const closed = own.close()
  finish()
  await closed
  assert.ok(performance.now() - begun < 2000)
  socket.destroy()
})

test('I-10 an answer that never ends is cut off', async () => {
  let begun = () => {}
  const { server: own, close } = createLimitedServer(async () => begun(), assert.unreachable as () => never, 50)
  const port = await listen(own, { host: '127.0.0.1', port: 0, strictPort: true })
  await new Promise<void>((resolve) => {
    begun = resolve
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .write(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  })
  await close()
})

test.run()

/** Turns of the event loop until something holds; a test that never gets there fails by its time. */
async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 10_000
  while (!condition()) {
    assert.ok(performance.now() < end, 'did not happen in time')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function assertRefused(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(port, '127.0.0.1', () => reject(new Error('still listening'))).on('error', () => resolve())
  })
}
