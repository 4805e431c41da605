/** A page that comes in pieces, as on a slow line: what is there already stays where it is. */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { openPage } from '../../support/browser.ts'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, type BrandId } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'
import { defaultTimeout } from '../support/window.ts'

const { test, site, browser } = await builtSuite('arriving')

/** About as large as what a server sends before it waits for the first acknowledgement. */
const pieceSize = 14_000
/** What browsers and search engines still call good. */
const good = 0.1

type Shift = PerformanceEntry & { readonly value: number }

/** The brand's server, but for pages: `next` sends a piece, and says whether there are more. */
function slowServer(brand: BrandId) {
  let pieces = Promise.withResolvers<() => Promise<boolean>>()
  const { host, port } = new URL(site.url(brand, '/'))
  const server = createServer(async (request, response) => {
    const asked = get({ host: '127.0.0.1', port, path: request.url, headers: { host } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    response.writeHead(answer.statusCode!, { 'content-type': answer.headers['content-type'] })
    if (request.headers['sec-fetch-dest'] !== 'document') return void answer.pipe(response)
    const body = await buffer(answer)
    let sent = 0
    pieces.resolve(async () => {
      const piece = body.subarray(sent, (sent += pieceSize))
      await new Promise((done) => response.write(piece, done))
      if (sent >= body.length) response.end()
      return sent < body.length
    })
  }).listen(0)
  return {
    url: (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${encodeURI(path)}`,
    async nextPage() {
      const next = await pieces.promise
      pieces = Promise.withResolvers()
      return next
    },
    end: () => void server.close().closeAllConnections(),
  }
}

/** Two frames: what is there is laid out and painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

for (const [index, brand] of brands.entries()) {
  test(`nothing moves while pages of ${brand} arrive in pieces`, async () => {
    const server = slowServer(brand)
    const paths = pageTypes
      .filter((_, row) => row % brands.length === index)
      .flatMap((type) => pathOf(type, brand) ?? [])
    for (const [turn, path] of ['/', '/pricing/', '/login/', '/blog/', ...paths].entries()) {
      const { page } = await openPage(browser, { width: turn % 2 ? 390 : 1440, height: 850 })
      page.setDefaultTimeout(defaultTimeout)
      await page.evaluateOnNewDocument(() => {
        const shifts: PerformanceEntry[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
      })
      const loaded = page.goto(server.url(path), { waitUntil: 'load' })
      const next = await server.nextPage()
      for (let hasMore = true; hasMore;) {
        hasMore = await next()
        await page.waitForFunction(() => location.protocol === 'http:' && document.body)
        await painted(page)
      }
      await loaded
      await painted(page)
      const moved = await page.evaluate(() =>
        (window as unknown as { shifts: Shift[] }).shifts.reduce((sum, { value }) => sum + value, 0),
      )
      assert.ok(moved <= good, `${path}: ${moved}`)
      await page.close()
    }
    server.end()
  })
}

test.run()
