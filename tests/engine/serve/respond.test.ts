import { open } from 'node:fs/promises'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createResponder } from '../../../engine/serve/index.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { write } from './support/outputs.ts'

test('a file that shrinks while it is sent ends the connection instead of the answer', async () => {
  const { path: root, end } = openTempFolder()
  const file = join(root, 'large.bin')
  write(file, Buffer.alloc(2 << 20))
  const respond = createResponder()
  const served = { name: 'large.bin', hash: 'x', size: 3 << 20, status: 200 as const, open: () => open(file) }
  const server = createServer((request, response) => void respond(request, response, served, {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A kept connection: only its end tells the reader that nothing more comes.
  const agent = new Agent({ keepAlive: true })
  const outcome = await new Promise((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }, (incoming) => {
      incoming.resume()
      incoming.on('end', () => resolve('whole')).on('error', ({ message }) => resolve(message))
    })
  })
  assert.is(outcome, 'aborted')
  agent.destroy()
  server.close()
  end()
})

test('a small file that has another size by now is not sent', async () => {
  const { path: root, end } = openTempFolder()
  const file = join(root, 'small.txt')
  write(file, 'small')
  const respond = createResponder()
  const served = { name: 'small.txt', hash: 'x', status: 200 as const, open: () => open(file) }
  const outcomes: boolean[] = []
  const server = createServer(async (request, response) => {
    outcomes.push(await respond(request, response, { ...served, size: 9 }, {}))
    assert.not.ok(response.headersSent)
    outcomes.push(await respond(request, response, { ...served, size: 5 }, {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  assert.equal([await answer.text(), outcomes], ['small', [false, true]])
  server.closeAllConnections()
  server.close()
  end()
})

test.run()
