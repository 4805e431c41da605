/** The dev server goes away and comes back, with tabs open on it. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openSite } from '../../support/buildSite.ts'
import { startServer, type Server } from '../support/server.ts'

const test = suite('dev: restarts')
const site = openSite('small')
const intro = 'content/acme/zh/docs/intro.md'
let server: Server
let browser: Browser
const tabs: Page[] = []
const loads = new Map<Page, number>()

const start = (port = 0) => startServer('dev', ['acme'], ['--root', site.root, '--port', String(port)])
const save = (text: string) => site.write(intro, `---\ntitle: 介绍\n---\n\n${text}\n`)
const allShow = (text: string) =>
  Promise.all(
    tabs.map((tab) =>
      tab.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), {}, text),
    ),
  )
const counts = () => tabs.map((tab) => loads.get(tab))

async function kill(): Promise<void> {
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
}

test.before(async () => {
  ;[server, browser] = await Promise.all([start(), launch()])
  for (let number = 0; number < 4; number++) {
    // A window of its own: one that is hidden waits until it is looked at.
    const tab = await (await browser.createBrowserContext()).newPage()
    tab.setDefaultTimeout(60_000)
    loads.set(tab, 0)
    tab.on('request', (request) => request.isNavigationRequest() && loads.set(tab, loads.get(tab)! + 1))
    await tab.goto(`${server.urls['acme']}docs/intro/`)
    tabs.push(tab)
  }
  // Connected, all of them.
  save('开始')
  await allShow('开始')
})
test.after(async () => {
  await browser.close()
  await server.stop()
  site.end()
})

test('G-11 after each restart every tab loads once, shows what was saved meanwhile, and hears of edits', async () => {
  const { port } = server
  for (let round = 1; round <= 2; round++) {
    await kill()
    save(`在第 ${round} 次停机时`)
    server = await start(port)
    await allShow(`在第 ${round} 次停机时`)
    save(`第 ${round} 次之后`)
    await allShow(`第 ${round} 次之后`)
    assert.equal(counts(), Array(tabs.length).fill(1 + round))
  }
})

test('G-11 nobody storms a server that is gone: a tab knocks once a second', async () => {
  const { port } = server
  await kill()
  let knocks = 0
  const nobody = createServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', (head) => {
        knocks += Number(head.includes('vite-ping'))
        socket.destroy()
      })
  }).listen(port, '127.0.0.1')
  await once(nobody, 'listening')
  const begun = performance.now()
  while (knocks < 3 * tabs.length) await setTimeout(20)
  const seconds = (performance.now() - begun) / 1000
  assert.ok(knocks <= tabs.length * (seconds + 1.5), `${knocks} in ${seconds} s`)
  nobody.close()
  await once(nobody, 'close')
  const before = counts()
  server = await start(port)
  save('又在了')
  await allShow('又在了')
  assert.equal(
    counts(),
    before.map((count) => count! + 1),
  )
})

test.run()
