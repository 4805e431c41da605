/** What cannot be loaded: a page, a module, an address nobody can read, anything at all without a network. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { until } from '../../support/until.ts'
import { clientSuite } from './clientSuite.ts'
import { follow, goOffline, press, shows } from './window.ts'

const { test, site, open } = await clientSuite('failure')
const loadsOf = (path: string) => site.requests.filter((request) => request === `document ${path}`).length
const pathOf = (page: Page) => new URL(page.url()).pathname
const toB = '[data-region=navbar] > [href="/b/"]'
const retry = '[data-failure] button'

async function failure(page: Page) {
  await page.waitForSelector('[data-failure]')
  return page.$eval('[data-failure]', (screen) => ({
    role: screen.role,
    texts: [...screen.children].map(({ textContent }) => textContent),
    title: document.title,
  }))
}

test('J-01 a page that cannot be fetched is loaded in full, once; after that there is an error and Retry', async () => {
  const { page, errors, warnings, close } = await open('/a/')
  site.broken.add('/b/')
  await follow(page, toB, '/b/')
  assert.is(loadsOf('/b/'), 1)
  assert.is(warnings.length, 1)
  assert.match(warnings[0]!, /^Could not load \/b\/ /)

  await follow(page, '[href="/a/"]', '/a/')
  await press(page, toB)
  const { role, texts, title } = await failure(page)
  assert.is(role, 'alert')
  assert.equal(texts, ['This page could not be loaded.', '/b/', 'Retry'])
  assert.is(title, texts[0])
  assert.is(pathOf(page), '/b/')
  assert.is(loadsOf('/b/'), 1)
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'main')

  // Still broken: the screen comes back. The navbar was there all the time.
  await page.evaluate((css) => Object.assign(document.querySelector(css)!, { old: true }), '[data-failure]')
  await press(page, retry)
  await page.waitForFunction(() => !('old' in document.querySelector('[data-failure]')!))
  site.broken.clear()
  await follow(page, retry, '/b/')
  assert.is(await page.title(), 'Page B')
  assert.is(await page.$('[data-failure]'), null)
  assert.is(loadsOf('/b/'), 1)
  assert.equal(errors, [])
  await close()
})

test('J-01 a module that is gone reloads its page once; then the markup has to do', async () => {
  const { page, warnings, quiet, close } = await open('/no-chunk/')
  const goneTwice = () =>
    warnings.filter((warning) => warning.startsWith('Could not load /assets/gone.js')).length === 2
  // Before that nothing may go on for a moment: the page has asked for its reload, and the browser has not begun it.
  await until(goneTwice)
  await quiet()
  assert.is(loadsOf('/no-chunk/'), 2)
  assert.is(await page.$eval('#static', ({ textContent }) => textContent), 'static text')
  assert.ok(goneTwice())
  assert.is(await page.evaluate(() => sessionStorage.getItem('site:reloaded:/no-chunk/ islands')), '1')
  // Nor later in the same session.
  await follow(page, '[href="/a/"]', '/a/')
  await page.evaluate(() => history.back())
  await shows(page, '/no-chunk/')
  await quiet()
  assert.is(loadsOf('/no-chunk/'), 2)
  await close()
})

test('J-01 where nothing can be remembered there is no reload that could come back for ever', async () => {
  const forgetful = () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  const { page, errors, quiet, close } = await open('/no-chunk/', forgetful)
  await quiet()
  assert.is(loadsOf('/no-chunk/'), 1)
  site.broken.add('/b/')
  await press(page, toB)
  await failure(page)
  assert.is(loadsOf('/b/'), 0)
  assert.equal(errors, [])
  await close()
})

test('J-10 without a network nothing is reloaded; with one, Retry goes on', async () => {
  const { page, errors, quiet, close } = await open('/a/')
  await quiet()
  await goOffline(page)
  await press(page, toB)
  assert.is((await failure(page)).title, 'This page could not be loaded.')
  assert.is(pathOf(page), '/b/')
  await page.setOfflineMode(false)
  await follow(page, retry, '/b/')
  assert.is(loadsOf('/b/'), 0)
  // It has left one entry, as any page does.
  await page.evaluate(() => history.back())
  await shows(page, '/a/')
  assert.is(pathOf(page), '/a/')
  assert.equal(errors, [])
  await close()
})

test('J-10 a module that cannot be had without a network does not take the page away', async () => {
  const { page, quiet, close } = await open('/islands/')
  await quiet()
  await goOffline(page)
  const warned = new Promise<void>((resolve) =>
    page.on('console', (message) => message.text().startsWith('Could not load ') && resolve()),
  )
  await page.click('[data-lazy]')
  await warned
  assert.is(await page.evaluate(() => sessionStorage.getItem('site:reloaded:/islands/ islands')), null)
  assert.is(await page.$eval('[data-lazy]', ({ textContent }) => textContent), 'pressed 0')
  await close()
})

test('G-11 J-10 a module that cannot be had because the server is gone does not take the page away', async () => {
  site.broken.add('/no-chunk/')
  const { page, warnings, quiet, close } = await open('/no-chunk/')
  await quiet()
  assert.is(loadsOf('/no-chunk/'), 1)
  assert.is(await page.$eval('#static', ({ textContent }) => textContent), 'static text')
  assert.is(warnings.filter((warning) => warning.startsWith('Could not load /assets/gone.js')).length, 1)
  await close()
})

test('the way back from a page that failed leads to the one before', async () => {
  const { page, quiet, close } = await open('/a/')
  await quiet()
  await goOffline(page)
  await press(page, toB)
  await failure(page)
  await page.setOfflineMode(false)
  await page.evaluate(() => history.back())
  await page.waitForSelector('#to-slow')
  assert.is(await page.title(), 'Page A')
  await close()
})

test('a failure speaks the language of the page', async () => {
  const { page, close } = await open('/c/')
  await goOffline(page)
  await press(page, toB)
  const { texts } = await failure(page)
  assert.equal(texts, ['页面加载失败。', '/b/', '重试'])
  await close()
})

test('J-03 an address that cannot be read is an error page, from a link or from the address bar', async () => {
  const { page, errors, close } = await open('/a/')
  await press(page, '#to-undecodable')
  const texts = ['This page could not be loaded.', '/%E4/', 'Retry']
  assert.equal((await failure(page)).texts, texts)
  assert.equal([pathOf(page), loadsOf('/%E4/')], ['/%E4/', 0])
  for (const path of ['/%E4/', '/%', '/%zz/', '/%E0%A4%A', '/%C0%AE/']) {
    await page.goto('about:blank')
    await page.goto(site.origin + path)
    const { texts } = await failure(page)
    assert.is(texts[1], path)
    await press(page, retry)
    await failure(page)
  }
  assert.equal(errors, [])
  await close()
})

test.run()
