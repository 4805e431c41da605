/** Titles and texts are writers' own: a name as long as those of settings makes no page of documentation or blog wider. */
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openBuiltSite } from '../support/builtSite.ts'
import { openWindow } from '../support/window.ts'

const [site, browser] = [await openBuiltSite(), await launch()]
test.after(async () => {
  await browser.close()
  await site.end()
})

/** Elements that stick out, each with what it is made of. Text of the bar is the brand's. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const word = 'MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION_TIMEOUT_MILLISECONDS_OF_EACH_SHARD'
    const isOf = (parent: Element) => !parent.closest('table, figure, time, small')
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (/[\p{L}\d]{2}/u.test(text.nodeValue!) && isOf(text.parentElement!)) text.nodeValue = word
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    // Tables, code and drawings scroll by themselves.
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > room && !element.closest('pre, table, .table, figure, p:has(img)'))
      .map((element) => `${element.parentElement!.tagName} ${element.tagName}.${element.className}`)
  })

const paths = ['/docs/intro/product_intro/', '/docs/tags/', '/blog/', '/blog/tags/', '/blog/archive/', '/search/']
for (const width of [360, 820, 1280])
  test(`every text of a page is one long name: ${width} px`, async () => {
    const { page, close } = await openWindow(browser, undefined, { width, reducedMotion: true })
    const post = site.pages('clouddm').find((path) => /^\/blog\/(?!tags|archive|authors|page)[^/]+\/.+\/$/.test(path))!
    const found: Record<string, readonly string[]> = {}
    for (const path of [...paths, post]) {
      await page.goto(site.url('clouddm', path))
      found[path] = await wider(page)
    }
    assert.equal(found, Object.fromEntries([...paths, post].map((path) => [path, []])))
    await close()
  })

test('on a phone a table of two columns keeps names of settings whole, up to 24 letters', async () => {
  const { page, close } = await openWindow(browser, undefined, { width: 390, reducedMotion: true })
  await page.goto(site.url('clougence', '/docs/target/hive_kudu/'))
  const names = await page.$$eval('main td:first-child:nth-last-child(2) > code:only-child', (all) =>
    all
      .filter(({ textContent: name }) => name.length > 16 && name.length <= 24)
      .map((name) => [name.textContent, name.getClientRects().length] as const),
  )
  assert.ok(names.length > 2, `${names.length} names`)
  assert.equal(
    names.filter(([, lines]) => lines > 1).map(([name]) => name),
    [],
  )
  await close()
})

test.run()
