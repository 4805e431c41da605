/** Moving from page to page: what fades is the page that leaves. */
import type { Browser } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openBuiltSite, type BuiltSite } from '../support/builtSite.ts'
import { arrives, openWindow } from '../support/window.ts'

const test = suite('transition')
let site: BuiltSite
let browser: Browser

test.before(async () => {
  ;[site, browser] = await Promise.all([openBuiltSite(), launch()])
})
test.after(async () => {
  await browser.close()
  await site.end()
})

test('a page takes clicks, in its text and in its bar, while the one before still fades', async () => {
  const { page, problems, close } = await openWindow(browser, site.url('clougence', '/en/docs/quick/quick_start_byoc/'))
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-group(*), ::view-transition-old(*) { animation-duration: 60s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  const fades = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'))
  for (const link of ['a[rel=next]', 'a[rel=prev]', 'header a[href="/en/pricing/"]']) {
    const path = await page.$eval(link, (element) => (element as HTMLAnchorElement).pathname)
    await page.click(link)
    await arrives(page, path)
    assert.ok(await fades(), link)
  }
  assert.is(await page.$('[data-leaving]'), null)
  await close()
  assert.equal(problems, [])
})

test.run()
