/** Moving from page to page: what fades is the page that leaves. */
import * as assert from 'uvu/assert'
import { arrives } from '../support/window.ts'
import { siteSuite } from './siteSuite.ts'

const { test, open } = await siteSuite('transition')

test('a page takes clicks, in its text and in its bar, while the one before still fades', async () => {
  const page = await open('/en/docs/quick/quick_start_byoc/')
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-group(*), ::view-transition-old(*) { animation-duration: 60s !important }')
    document.adoptedStyleSheets.push(slow)
    // However busy this machine is.
    ViewTransition.prototype.skipTransition = () => {}
    performance.now = () => 0
  })
  const fades = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'))
  for (const link of ['a[rel=next]', 'a[rel=prev]', 'header a[href="/en/pricing/"]']) {
    const path = await page.$eval(link, (element) => (element as HTMLAnchorElement).pathname)
    await page.click(link)
    await arrives(page, path)
    assert.ok(await fades(), link)
  }
  assert.is(await page.$('[data-leaving]'), null)
})

test.run()
