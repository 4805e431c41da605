/** How the server ends: answers that have begun are finished, connections are not kept. */
import { connect } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLimitedServer, listen, type RequestHandler } from '../../../engine/serve/index.ts'
import { createAsk } from './support/ask.ts'
import { until } from '../../support/until.ts'

async function start(answer: RequestHandler, grace?: number) {
  const { server, close } = createLimitedServer(answer, assert.unreachable as () => never, grace)
  return { close, port: await listen(server, { host: '127.0.0.1', port: 0, strictPort: true }) }
}

test('I-10 answers that have begun are finished, then the server ends', async () => {
  let isAsked = false
  let finish = () => {}
  const own = await start(async (_request, response) => {
    isAsked = true
    finish = () => void response.end('done')
  })
  const ask = createAsk(own.port)
  const running = ask('/')
  await until(() => isAsked)
  const closed = own.close()
  assert.is(own.close(), closed)
  await assertRefused(own.port)
  finish()
  const answer = await running
  assert.equal([answer.body.toString(), answer.headers['connection']], ['done', 'close'])
  await closed
  ask.close()
})

test('I-10 a connection whose answer had begun is not kept either', async () => {
  let finish = () => {}
  const own = await start(async (_request, response) => {
    response.write('begun')
    finish = () => void response.end()
  })
  const socket = connect(own.port, '127.0.0.1', () => socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`))
  await new Promise((resolve) => socket.once('data', resolve))
  const begun = performance.now()
  const closed = own.close()
  finish()
  await closed
  // A kept one ends after five seconds.
  assert.ok(performance.now() - begun < 4_500)
  socket.destroy()
})

test('I-10 an answer that never ends is cut off', async () => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const own = await start(async () => begin(), 50)
  connect(own.port, '127.0.0.1')
    .on('error', () => {})
    .write(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await begun
  await own.close()
})

test('P-14 visitors who leave before they are answered are forgotten', async () => {
  const own = await start(async (_request, response) => void response.once('close', () => response.destroy()))
  await new Promise<void>((resolve) => {
    const socket = connect(own.port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => socket.destroy()),
    )
    socket.once('close', () => resolve())
  })
  await own.close()
})

test.run()

function assertRefused(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(port, '127.0.0.1', () => reject(new Error('still listening'))).on('error', () => resolve())
  })
}
