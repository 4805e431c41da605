/** Sessions of one browser share a process and nothing else. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openSession } from '../../support/session.ts'

const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
  response.setHeader('content-type', type).setHeader('cache-control', 'max-age=3600')
  response.end(type === 'text/html' ? '<script src="/a.js"></script>' : 'window.isLoaded = true')
})
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
const browser = await launch()
test.after(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

const addressOf = (host: string) => `http://${host}:${(server.address() as AddressInfo).port}/`

/** What a page finds, which stores something wherever it can. */
async function visit(host: string, session: Awaited<ReturnType<typeof openSession>>) {
  const page = await session.newPage()
  await page.goto(addressOf(host))
  return page.evaluate(async () => {
    const found = {
      local: localStorage.length,
      session: sessionStorage.length,
      cookie: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }
    localStorage.setItem('key', 'value')
    sessionStorage.setItem('key', 'value')
    document.cookie = 'key=value; max-age=3600'
    const request = indexedDB.open('database')
    await new Promise((done) => (request.onsuccess = done))
    await caches.open('cache')
    return found
  })
}

const nothing = { local: 0, session: 0, cookie: '', databases: 0, caches: 0 }
const hosts = ['localhost', 'other.localhost']

test('a session finds nothing of the one before, whatever the host; within a session things are kept', async () => {
  for (let round = 0; round < 3; round++) {
    const session = await openSession(browser)
    for (const host of hosts) assert.equal(await visit(host, session), nothing)
    const kept = await visit('localhost', session)
    assert.equal(kept, { local: 1, session: 0, cookie: 'key=value', databases: 1, caches: 1 })
    await session.end()
  }
  // A page of a session that was there takes the script from its cache.
  assert.is(asked.filter((path) => path === '/a.js').length, 3 * hosts.length)
})

test('sessions at the same time have nothing in common', async () => {
  const [first, second] = [await openSession(browser), await openSession(browser)]
  assert.equal(await visit('localhost', first), nothing)
  assert.equal(await visit('localhost', second), nothing)
  await Promise.all([first.end(), second.end()])
})

test.run()
