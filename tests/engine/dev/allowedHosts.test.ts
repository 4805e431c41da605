/** The dev server behind a tunnel: pages, modules and the update channel, for the names that were allowed. */
import { once } from 'node:events'
import { request } from 'node:http'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startServer } from '../../e2e/support/server.ts'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('small')
const server = await startServer('dev', ['acme'], ['--root', site.root, '--allowed-host', '*.tunnel.example'])
test.after(async () => {
  await server.stop()
  site.end()
})

async function ask(path: string, headers: Readonly<Record<string, string>>) {
  const sent = request({ host: '127.0.0.1', port: server.port, path, headers }).end()
  const answered = Promise.race([once(sent, 'response'), once(sent, 'upgrade')])
  const [answer] = (await answered) as [import('node:http').IncomingMessage]
  let body = ''
  if (answer.statusCode === 101) answer.socket.destroy()
  else for await (const part of answer) body += part
  return { status: answer.statusCode, body }
}

const host = 'abc.tunnel.example'

for (const path of ['/', '/@vite/client', '/docs/intro/'])
  test(`P-09 ${path} is answered under an allowed name, and no other one`, async () => {
    assert.is((await ask(path, { host })).status, 200)
    for (const other of ['tunnel.example', `${host}.evil.com`, 'evil.com'])
      assert.is((await ask(path, { host: other })).status, 403, other)
  })

test('P-11 the update channel opens whether the tunnel keeps the name or not, and for no other site', async () => {
  const { body } = await ask('/@vite/client', { host })
  const [, token] = /wsToken = "([^"]+)"/.exec(body)!
  const open = async (own: string, origin: string) => {
    const headers = {
      host: own,
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    return (await ask(`/?token=${token}`, headers)).status
  }
  assert.is(await open(host, `https://${host}`), 101)
  assert.is(await open(`localhost:${server.port}`, `https://${host}`), 101)
  for (const origin of ['https://evil.com', `https://${host}.evil.com`, 'null'])
    assert.is(await open(`localhost:${server.port}`, origin), 403, origin)
})

test.run()
