/** What is answered where there is no request, or none that can be answered: to the letter, since no file says it. */
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Duplex } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endSocket, refuseConnection, type ParseError } from '../../../engine/serve/badRequest.ts'
import { sendError } from '../../../engine/serve/errorPage.ts'
import { securityHeaders } from '../../../engine/serve/index.ts'

/** Gives what was written to the socket by the time it was closed. */
async function written(work: (socket: Duplex) => void): Promise<string> {
  const chunks: Buffer[] = []
  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  work(socket)
  await closed
  return Buffer.concat(chunks).toString()
}
const errorOf = (code: string | undefined, packet?: string): ParseError =>
  Object.assign(new Error(), { ...(code && { code }), ...(packet !== undefined && { rawPacket: Buffer.from(packet) }) })
const answerTo = async (code?: string, packet?: string) => {
  const text = await written((socket) => refuseConnection(errorOf(code, packet), socket))
  return [text.split('\r\n')[0], /^Allow: (.*)\r$/m.exec(text)?.[1]]
}

test('what the parser refuses has a status of its own', async () => {
  assert.equal(await answerTo('HPE_INVALID_METHOD'), ['HTTP/1.1 501 Not Implemented', 'GET, HEAD'])
  assert.equal(await answerTo('ERR_HTTP_REQUEST_TIMEOUT'), ['HTTP/1.1 408 Request Timeout', undefined])
  assert.equal(await answerTo('HPE_CHUNK_EXTENSIONS_OVERFLOW'), ['HTTP/1.1 413 Payload Too Large', undefined])
  for (const code of ['HPE_INVALID_URL', undefined])
    assert.equal(await answerTo(code), ['HTTP/1.1 400 Bad Request', undefined])
})

test('a first line that does not end is an address that is too long; else the headers are', async () => {
  const statusOf = async (packet?: string) => (await answerTo('HPE_HEADER_OVERFLOW', packet))[0]!.split(' ')[1]
  assert.is(await statusOf(`GET /${'x'.repeat(20_000)}`), '414')
  // Only the beginning is looked at.
  assert.is(await statusOf(`GET /${'x'.repeat(8187)}\n`), '414')
  assert.is(await statusOf(`GET /${'x'.repeat(8186)}\n`), '431')
  for (const packet of ['GET / HTTP/1.1\r\nX: 1', 'X: 1', ' /x', '/GET /x', 'get /x', '', undefined])
    assert.is(await statusOf(packet), '431', packet)
})

test('the answer has the headers of every answer, no body, and ends the connection', async () => {
  const text = await written((socket) => endSocket(socket, 405, { Allow: 'GET, HEAD' }))
  const headers = { ...securityHeaders(), Allow: 'GET, HEAD', 'Content-Length': '0', Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  assert.is(text, `HTTP/1.1 405 Method Not Allowed\r\n${lines.join('')}\r\n`)
})

test('a connection that is gone is not answered', async () => {
  assert.is(await written((socket) => refuseConnection(errorOf('ECONNRESET'), socket)), '')
  const text = await written((socket) => {
    socket.end()
    refuseConnection(errorOf('HPE_INVALID_METHOD'), socket)
  })
  assert.is(text, '')
})

test('the page of an error says the status and the sentence, and is not kept', async () => {
  const server = createServer((_request, response: ServerResponse) =>
    sendError(response, 404, 'There is no such page.', { 'X-Own': '1' }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [status, headers, body] = await new Promise<[number, Record<string, unknown>, string]>((resolve) =>
    get({ port, host: '127.0.0.1', agent: false }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () => resolve([incoming.statusCode!, incoming.headers, text]))
    }),
  )
  server.close()
  assert.is(status, 404)
  assert.is(
    body,
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>404 Not Found</title><h1>404 Not Found</h1><p>There is no such page.</p></html>\n',
  )
  const { 'content-type': type, 'cache-control': cache, 'content-length': length, 'x-own': own } = headers
  assert.equal([type, cache, length, own], ['text/html; charset=utf-8', 'no-store', String(body.length), '1'])
})

test.run()
