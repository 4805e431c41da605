/** A preview server with secrets around it, and the one property that holds for every hostile request. */
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { preview } from '../../../../engine/serve/index.ts'
import { canary, plantCanaries, writeOutput } from './outputs.ts'
import { openTempFolder } from '../../../support/tempFolder.ts'
import { openWire, type WireAnswer } from './wire.ts'

export async function createHarness() {
  const { path: root, end } = openTempFolder()
  const out = join(root, 'dist')
  const page = '<!doctype html><title>home</title>'
  const linked = {
    'linked.txt': 'x'.repeat(canary.length),
    'folder/x': 'x'.repeat(canary.length),
    'large.bin': Buffer.alloc(2 << 20),
  }
  const acme = {
    'index.html': page,
    '404.html': '<!doctype html><title>404</title>',
    'docs/intro/index.html': page,
    'x.html': page,
    '.well-known/x': 'known',
    ...linked,
  }
  writeOutput(out, 'one', { acme, other: { 'index.html': page } })
  plantCanaries(root, out, 'acme')
  const server = await preview({ out, host: '127.0.0.1', port: 0, strictPort: true, log: () => {} })
  const { port } = server
  const host = `Host: localhost:${port}\r\n`
  let wire = openWire(port)

  /** An answer, or undefined where the server just ended the connection. */
  async function exchange(bytes: string | Buffer): Promise<WireAnswer | undefined> {
    if (!wire.isOpen) wire = openWire(port)
    wire.send(bytes)
    const answer = await wire.next()
    if (!answer || answer.headers['connection'] === 'close') wire.close()
    return answer
  }

  /** In seconds of work, and not of time: the machine may be busy with other things. */
  async function measured(bytes: string | Buffer) {
    const before = process.cpuUsage()
    const answer = await exchange(bytes)
    const { user, system } = process.cpuUsage(before)
    return { answer, work: (user + system) / 1e6 }
  }

  /**
   * No secret, no path of this machine, no stack, no other host, in time; and the next visitor is served.
   * Status 0 stands for a connection that was ended without an answer.
   */
  async function expectHarmless(bytes: string | Buffer, statuses: readonly number[], name = String(bytes)) {
    const shown = JSON.stringify(name.slice(0, 200))
    const { answer, work } = await measured(bytes)
    // What it takes it takes each time; the collection of garbage of all before it does not come twice.
    assert.ok(work < 1 || (await measured(bytes)).work < 1, `slow: ${shown}`)
    if (answer) {
      const text = answer.head + answer.body.toString('latin1')
      assert.not.ok(text.includes(canary), `secret: ${shown}`)
      assert.not.ok(text.includes(root) || /root:x:|\bat .*:\d+:\d+|node:internal/.test(text), `leak: ${shown}`)
      assert.is(answer.headers['x-content-type-options'], 'nosniff', shown)
      assert.match(answer.headers['content-security-policy'] ?? '', "object-src 'none'", shown)
      assert.is(answer.headers['set-cookie'], undefined, shown)
      assert.is(answer.headers['access-control-allow-origin'], undefined, shown)
    }
    assert.ok(statuses.includes(answer?.status ?? 0), `${answer?.status}: ${shown}`)
    const next = await exchange(`GET / HTTP/1.1\r\n${host}\r\n`)
    assert.is(next?.status, 200, `after ${shown}`)
    return answer
  }

  return {
    root,
    out,
    port,
    host,
    exchange,
    expectHarmless,
    get: (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`,
    async close() {
      wire.close()
      await server.close()
      end()
    },
  }
}
