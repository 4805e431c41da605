/** The limits of the server, what a bug in an answer does, and which port is taken. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLimitedServer, listen, type RequestHandler } from '../../../engine/serve/index.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { createAsk } from './support/ask.ts'
import { openWire } from './support/wire.ts'

async function started(answer: RequestHandler) {
  const bugs: unknown[] = []
  const { server, close } = createLimitedServer(answer, (error) => bugs.push(error))
  const port = await listen(server, { host: '127.0.0.1', port: 0, strictPort: true })
  return { server, close, port, bugs }
}

test('nobody keeps a connection busy for long', async () => {
  const { server, close } = await started(async (_request, response) => void response.end())
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server
  assert.equal([headersTimeout, requestTimeout, keepAliveTimeout], [10_000, 30_000, 5_000])
  await close()
})

test('headers of 16 KB are taken, and no more', async () => {
  const { port, close } = await started(async (_request, response) => void response.end('ok'))
  const statusOf = async (size: number) => {
    const wire = openWire(port)
    wire.send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(size)}\r\n\r\n`)
    const answer = await wire.next()
    wire.close()
    return answer?.status
  }
  assert.equal([await statusOf(15_500), await statusOf(16_500)], [200, 431])
  await close()
})

test('a bug in an answer is told to us, and not to the visitor', async () => {
  const { port, bugs, close } = await started(async () => {
    throw new Error('secret')
  })
  const ask = createAsk(port)
  const { status, body, headers } = await ask('/')
  assert.is(status, 500)
  assert.match(body.toString(), '<p>Something went wrong here.</p>')
  assert.not.match(body.toString(), 'secret')
  assert.is(headers['x-content-type-options'], 'nosniff')
  assert.equal(bugs.map(String), ['Error: secret'])
  ask.close()
  await close()
})

test('an answer that fails after it has begun is cut off, so that half of it is not taken for all', async () => {
  const { port, bugs, close } = await started(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('half')
    throw new Error('late')
  })
  const ask = createAsk(port)
  assert.match(await ask('/').then(String, (error: Error) => error.message), /aborted|hang up|reset/)
  assert.is(bugs.length, 1)
  ask.close()
  await close()
})

test('a request that cannot be read ends an answer that has begun on its own connection, and has its own on another', async () => {
  const begun = Promise.withResolvers<void>()
  const { port, close } = await started(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('half', () => begun.resolve())
  })
  const [reading, other] = [openWire(port), openWire(port)]
  reading.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await begun.promise
  other.send('NONSENSE\r\n\r\n')
  assert.is((await other.next())?.status, 501)
  // A second head would be taken for the rest of the body.
  reading.send('GET\r\n\r\n')
  assert.is(await reading.next(), undefined)
  await close()
})

test('what is expected beyond the protocol, and a request line without a version, are refused', async () => {
  const { port, close } = await started(async (_request, response) => void response.end())
  const answer = async (bytes: string) => {
    const wire = openWire(port)
    wire.send(bytes)
    const { status, body, headers } = (await wire.next())!
    wire.close()
    return [status, /<p>(.*)<\/p>/.exec(body.toString())?.[1], headers['x-content-type-options']]
  }
  assert.equal(await answer('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\n\r\n'), [
    417,
    'This cannot be expected here.',
    'nosniff',
  ])
  assert.equal(await answer('GET /\r\n\r\n'), [400, 'The request line is not complete.', 'nosniff'])
  await close()
})

/** A server on the port, which is in use then. */
async function occupy(port: number): Promise<{ readonly port: number; end(): void }> {
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve))
  return { port: (blocker.address() as AddressInfo).port, end: () => blocker.close() }
}

test('a port in use: an error where no other will do, else the next free one', async () => {
  const { port, end } = await occupy(0)
  const options = { host: '127.0.0.1', port }
  const server = createServer()
  const [problem] = await problemsOf(() => listen(server, { ...options, strictPort: true }))
  assert.is(problem!.code, 'port-in-use')
  assert.match(problem!.message, String(port))
  assert.ok((await listen(server, { ...options, strictPort: false })) > port)
  assert.is(server.listenerCount('error'), 0)
  server.close()
  end()
})

test('the last port there is has none after it', async () => {
  const { end } = await occupy(65_535)
  const options = { host: '127.0.0.1', port: 65_535, strictPort: false }
  assert.is((await problemsOf(() => listen(createServer(), options)))[0]!.code, 'port-in-use')
  end()
})

test('other faults of the machine are told as they are', async () => {
  const fault = await listen(createServer(), { host: '192.0.2.1', port: 0, strictPort: false }).catch((error) => error)
  assert.is((fault as NodeJS.ErrnoException).code, 'EADDRNOTAVAIL')
})

test.run()
