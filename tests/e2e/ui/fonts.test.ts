/** The Latin face as visitors get it, and what of the components they do not. */
import * as assert from 'uvu/assert'
import { openPage } from '../../support/browser.ts'
import { brands } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'
import { get } from '../support/get.ts'
import { defaultTimeout } from '../support/window.ts'

const { test, site, browser } = await builtSuite('the face of the site')
const paths = ['/', '/en/', '/en/pricing/', '/en/docs/intro/product_intro/', '/blog/']

const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g)].map(([, href]) => href!)

test('one file is fetched ahead, the same on all pages; it is small, of this site, and kept for ever', async () => {
  const hrefs = new Set(brands.flatMap((brand) => paths.flatMap((path) => preloaded(site.html(brand, path)))))
  assert.is(hrefs.size, 1)
  for (const path of paths) assert.is(preloaded(site.html('clougence', path)).length, 1, path)
  const [href] = hrefs
  assert.match(href!, /^\/assets\/plus-jakarta-sans-latin-wght-normal-[\w-]{8}\.woff2$/)
  const { status, headers } = await get(site.url('clougence', href!))
  assert.is(status, 200)
  assert.match(headers['cache-control']!, 'immutable')
  assert.is(headers['content-type'], 'font/woff2')
  assert.ok(Number(headers['content-length']) <= 30_000, headers['content-length'])
})

test('the file is used, and nothing moves when it comes late', async () => {
  for (const width of [1440, 390]) {
    for (const path of paths) {
      const { page, foreign } = await openPage(browser, { width, height: 900 })
      page.setDefaultTimeout(defaultTimeout)
      await page.setCacheEnabled(false)
      await page.evaluateOnNewDocument(() => {
        const shifts: PerformanceEntry[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
      })
      const fonts: (() => void)[] = []
      await page.setRequestInterception(true)
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(() => void request.continue())
        else void request.continue()
      })
      await page.goto(site.url('clougence', path), { waitUntil: 'domcontentloaded', timeout: defaultTimeout })
      // Painted in what the machine has; then the file may come.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      assert.is(fonts.length, 1, path)
      // What moves while a page arrives is measured in `site/arriving`.
      const start = await page.evaluate(() => performance.now())
      for (const letThrough of fonts) letThrough()
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /^"?Jakarta/.test(family) && status === 'loaded'),
      )
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const sum = await page.evaluate((from) => {
        const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] }
        return shifts.filter(({ startTime }) => startTime > from).reduce((all, { value }) => all + value, 0)
      }, start)
      assert.ok(sum <= 0.02, `${path} at ${width}: ${sum}`)
      assert.equal(foreign, [])
      await page.close()
    }
  }
})

test('the page of all components is for the dev server alone', async () => {
  for (const brand of brands) {
    assert.equal(
      site.pages(brand).filter((path) => path.includes('ui-kit')),
      [],
    )
    assert.is((await get(site.url(brand, '/ui-kit/'))).status, 404)
  }
})

test.run()
