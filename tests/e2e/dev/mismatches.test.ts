/** Islands that are not what was prerendered: a mistake, or only a save between the two. */
import * as assert from 'uvu/assert'
import { until } from '../../support/until.ts'
import { pagePath } from '../support/devSite.ts'
import { getUntil } from '../support/get.ts'
import { devSuite } from './devSuite.ts'

const { test, site, shown } = await devSuite('mismatches')

const island = 'site/Counter.island.tsx'
const before = site.read(island)
const url = site.url(pagePath)
const textIs = (text: string) =>
  shown.page.waitForFunction(
    (wanted) => document.querySelector('site-island')?.textContent === wanted,
    { timeout: 20_000 },
    text,
  )

test('an island that shows something else than what was prerendered is told', async () => {
  site.write(island, before.replace('{count}', "{typeof window === 'undefined' ? 'there' : 'here'} {count}"))
  await getUntil(site.server, url, ({ body }) => body.includes('there'))
  await shown.page.goto(url)
  await textIs('here 3')
  await until(() => shown.problems.length > 0)
  assert.match(shown.problems.splice(0).join(), 'Hydration failed')
})

test('an island from after a save, on a page from before that has not heard of it, is no mistake', async () => {
  site.write(island, before)
  await getUntil(site.server, url, ({ body }) => !body.includes('there'))
  const goOn = await openDeaf()
  site.write(island, before.replace('{count}', 'Later {count}'))
  await getUntil(site.server, url, ({ body }) => body.includes('Later'))
  goOn()
  await textIs('Later 3')
  const hash = await shown.page.$eval('meta[name="site:hash"]', (meta) => (meta as HTMLMetaElement).content)
  await shown.page.evaluate(() => (window as unknown as { connect(): void }).connect())
  // The page of then is gone.
  await shown.page.waitForSelector(`meta[name="site:hash"]:not([content="${hash}"])`, { timeout: 20_000 })
  assert.equal(shown.problems, [])
})

/**
 * Opens the page. It gets its island when the function is called that this resolves to, and hears nothing of the server, nor does
 * the server of it, until `connect` is called in it.
 */
async function openDeaf(): Promise<() => void> {
  await shown.page.evaluateOnNewDocument(() => {
    const connected = new Promise<void>((resolve) => Object.assign(window, { connect: resolve }))
    window.WebSocket = class extends WebSocket {
      override addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        super.addEventListener(type, (event) => void connected.then(() => listener(event)), options)
      }
    }
  })
  await shown.page.setRequestInterception(true)
  const asked = new Promise<() => void>((resolve) => {
    let isHeld = false
    shown.page.on('request', (request) => {
      if (isHeld || !request.url().includes(island)) return void request.continue()
      isHeld = true
      resolve(() => void request.continue())
    })
  })
  await shown.page.goto(url, { waitUntil: 'domcontentloaded' })
  return asked
}

test.run()
