/** A dev server with secrets around it, over raw sockets, and the property that holds for every hostile request. */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openDevSite } from '../../../e2e/support/devSite.ts'
import { openTempFolder } from '../../../support/tempFolder.ts'
import { write } from './outputs.ts'

export type DevAnswer = { readonly status: number; readonly head: string; readonly body: string }

/** Another one in each run, so that no cache can hide it. */
const canary = `CANARY-${randomBytes(8).toString('hex')}`

export async function createDevHarness() {
  const { path: outside, end } = openTempFolder()
  const opened = join(outside, 'opened')
  write(join(outside, 'secret.txt'), canary)
  write(join(outside, 'editor.sh'), `#!/bin/sh\ntouch ${opened}\n`)
  chmodSync(join(outside, 'editor.sh'), 0o755)
  process.env['LAUNCH_EDITOR'] = join(outside, 'editor.sh')
  process.env['DEV_CANARY'] = canary
  const hidden = ['.env', '.env.local', '.npmrc', '.git/config', '.ENV', 'key.pem']
  const site = await openDevSite(Object.fromEntries(hidden.map((file) => [file, `X=${canary}\n`])))
  write(`${site.root}-secret/x`, canary)
  const { port } = site.server
  const host = `Host: localhost:${port}\r\n`

  /** An answer, or undefined where the connection just ended. The server is asked to close, so that bodies of any framing end. */
  function exchange(bytes: string | Buffer): Promise<DevAnswer | undefined> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const chunks: Buffer[] = []
      const timer = setTimeout(
        () => reject(new Error(`No answer to ${JSON.stringify(String(bytes).slice(0, 200))}`)),
        30_000,
      )
      socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {})
      socket.on('close', () => {
        clearTimeout(timer)
        const text = Buffer.concat(chunks).toString('latin1')
        const end = text.indexOf('\r\n\r\n')
        resolve(
          text
            ? { status: Number(text.split(' ')[1]), head: text.slice(0, end), body: text.slice(end + 4) }
            : undefined,
        )
      })
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    })
  }

  /** Status 0 stands for a connection that was ended without an answer. */
  async function expectHarmless(bytes: string | Buffer, statuses: readonly number[], name = String(bytes)) {
    const shown = JSON.stringify(name.slice(0, 300))
    const answer = await exchange(bytes)
    assert.ok(statuses.includes(answer?.status ?? 0), `${answer?.status ?? 'no answer'}: ${shown}`)
    if (answer) expectClean(answer, shown)
    const next = await exchange(`GET /favicon.ico HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    assert.is(next?.status, 200, `after ${shown}`)
    return answer
  }

  function expectClean({ status, head, body }: DevAnswer, shown: string): void {
    const text = head + body
    assert.not.ok(text.includes(canary) || text.includes('root:x:'), `secret: ${shown}`)
    // Modules name their files absolutely, for the browser's own tools; pages and refusals do not.
    const isModule = status === 200 && !head.includes('text/html')
    const tells = (path: string) => !shown.includes(path) && text.includes(path)
    const hasStack = /\n +at .*:\d+:\d+|node:internal/.test(text)
    if (!isModule) assert.not.ok(tells(site.root) || tells(outside) || hasStack, `leak: ${shown}`)
    assert.not.match(head, /set-cookie/i, shown)
    assert.not.match(head, /access-control-allow-origin: *(?:\*|null|https?:\/\/(?!localhost|127\.0\.0\.1))/i, shown)
    assert.not.match(head, /location: *(?:\/\/|\/\\|\w+:)/i, shown)
  }

  return {
    site,
    outside,
    canary,
    port,
    exchange,
    expectHarmless,
    get: (target: string, headers = host) => `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`,
    host,
    hasOpened: () => existsSync(opened),
    close() {
      site.end()
      end()
    },
  }
}
