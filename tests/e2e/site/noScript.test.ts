/** D-12 Without script: everything can be read, reached and followed; what needs script says so or is not there. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, localized, locales } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow, textOf, type View, type Window } from '../support/window.ts'

const { test, site, browser } = await builtSuite('without script')
let shown: Window
test.after.each(() => shown.close())

async function open(path: string | undefined, view: View = {}): Promise<Page> {
  shown = await openWindow(browser, path && site.url('clougence', path), { ...view, javaScript: false })
  return shown.page
}
const isShown = (page: Page, selector: string) => page.$eval(selector, (element) => element.checkVisibility())

/** Words nobody can see at this width. */
async function unseen(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewport({ width, height: 900 })
  return page.$$eval('main :is(h1, h2, h3, p, li, td, figcaption, label)', (elements) =>
    elements
      .filter(
        (element) =>
          element.textContent.trim() &&
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // Closed, and opens by itself, or a link leads to the same elsewhere; for the ear only; a part of what needs script.
          !element.closest(
            'details:not([open]), dialog, .visually-hidden, noscript, [hidden], form, [data-catalogue-controls], nav:has(> ol + button)',
          ),
      )
      .map((element) => element.textContent.trim().slice(0, 60)),
  )
}

/** Whatever day it is: news that were over when the site was built are not shown. */
const showNews = (page: Page) =>
  page.evaluate(() => document.documentElement.removeAttribute('data-announcement-closed'))

test('the news above a page end their first line between clauses', async () => {
  const page = await open('/', { width: 390 })
  await showNews(page)
  const first = await page.$eval('aside a[href*=releaseinfo]', (link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let line = ''
    let top: number | undefined
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (let at = 0; at < node.nodeValue!.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        if (box.top > (top ??= box.top) + box.height / 2) return line
        line += node.nodeValue![at]
      }
    return line
  })
  assert.match(first, /发布，$/)
})

test('D-12 pages of every type show their words', async () => {
  const page = await open(undefined)
  const hidden: string[] = []
  for (const [row, type] of pageTypes.entries()) {
    const brand = [...brands, ...brands].slice(row % brands.length).find((each) => pathOf(type, each) !== undefined)!
    const path = localized(locales[row % locales.length]!, pathOf(type, brand)!)
    await page.goto(site.url(brand, path))
    const wide = await unseen(page, 1440)
    // A hint may be for one of the two only.
    const lost = wide.length ? (await unseen(page, 390)).filter((text) => wide.includes(text)) : []
    hidden.push(...lost.map((text) => `${brand} ${path}: ${text}`))
    assert.ok((await textOf(page, 'h1')).length > 0, path)
  }
  assert.equal(hidden, [])
})

test('D-12 menus open under the pointer and by keyboard, and lead on', async () => {
  const page = await open('/en/')
  const item = '#menu-product a[href="/en/why/"]'
  const visible = () => page.$eval(item, (link) => link.checkVisibility({ visibilityProperty: true }))
  // Asked from here: a page without script cannot wait for itself.
  const opens = async () => {
    while (!(await visible())) await setTimeout(50)
  }
  assert.is(await visible(), false)
  await page.hover('[aria-controls=menu-product]')
  await opens()
  await Promise.all([page.waitForNavigation(), page.click(item)])
  assert.is(new URL(page.url()).pathname, '/en/why/')
  await page.focus('[aria-controls=menu-product]')
  await opens()
})

test('D-12 on a phone the drawers of site and documentation open and lead on', async () => {
  // At rest: a page without script cannot say when a drawer has arrived.
  const page = await open('/en/', { width: 390, height: 844, touch: true, reducedMotion: true })
  await page.tap('[popovertarget=site-menu]')
  const link = '#site-menu a[href="/en/docs/intro/product_intro/"]'
  assert.ok(await isShown(page, link))
  await Promise.all([page.waitForNavigation(), page.tap(link)])
  await page.tap('[popovertarget=site-sidebar]')
  assert.ok(await isShown(page, '#site-sidebar [aria-current=page]'))
  const other = '#site-sidebar details[open] a:not([aria-current])'
  await Promise.all([page.waitForNavigation(), page.tap(other)])
  assert.match(new URL(page.url()).pathname, /^\/en\/docs\//)
})

test('D-12 tabs are one text after the other, branches and questions open', async () => {
  const page = await open('/en/docs/price/product_price/')
  const sections = await page.$$eval('[data-tabs] > [data-value]', (all) => all.map((each) => each.checkVisibility()))
  assert.ok(sections.length >= 4 && sections.every(Boolean), String(sections))
  const branch = '[data-tree] details:not([open])'
  const id = await page.$eval(branch, (details) => (details as HTMLElement).dataset['open'])
  await page.click(`${branch} > summary`)
  assert.ok(await isShown(page, `[data-tree] details[data-open="${id}"] a`))
  assert.ok(await isShown(page, '[data-toc] a'))
})

test('D-12 what would do nothing is not shown, nor news that are over; forms say what they need, before their fields', async () => {
  const page = await open('/en/')
  for (const dead of ['[data-theme-button]', '[data-search-open]', '[data-motion-button]'])
    assert.equal(await page.$$eval(dead, (all) => all.filter((each) => each.checkVisibility()).length), 0, dead)
  const { until, isOver } = await page.$eval(':root', (root) => ({
    until: root.getAttribute('data-until')!,
    isOver: root.hasAttribute('data-announcement-closed'),
  }))
  assert.is(isOver, until < new Date().toISOString().slice(0, 10))
  assert.is(await isShown(page, 'aside:has([data-announcement-close])'), !isOver)
  await showNews(page)
  assert.ok(await isShown(page, 'aside:has([data-announcement-close])'))
  for (const path of ['/en/login/', '/en/register/', '/en/resetPwd/', '/en/search/']) {
    await page.goto(site.url('clougence', path))
    assert.ok(await isShown(page, 'main noscript'), path)
    assert.ok((await textOf(page, 'main noscript')).length > 20, path)
    const isFirst = await page.evaluate(() => {
      const place = document.querySelector('main noscript')!
      const field = document.querySelector('main input')
      return !field || Boolean(place.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    })
    assert.ok(isFirst, path)
  }
  // What it costs is an example, with the price of each part below it.
  await page.goto(site.url('clougence', '/en/pricing/'))
  assert.match(await textOf(page, '#calculator noscript'), /JavaScript/)
  assert.equal(
    await page.$$eval('#calculator :is(button, [type=range])', (all) =>
      all.filter((each) => each.checkVisibility({ visibilityProperty: true })).map(({ outerHTML }) => outerHTML),
    ),
    [],
  )
  // Nothing turns that never ends.
  await page.goto(site.url('clougence', '/en/loading/?code=1'))
  assert.ok(await isShown(page, '[data-sso-return] noscript'))
  assert.not(await isShown(page, '[data-sso-return] > svg'))
})

test.run()
