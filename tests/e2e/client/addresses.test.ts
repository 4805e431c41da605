/** Where the reader ends up: addresses, hashes, back and forward. */
import * as assert from 'uvu/assert'
import { clientSuite } from './clientSuite.ts'
import { follow, press, shows } from './window.ts'

const { test, site, open } = await clientSuite('addresses')

test('going back while a page loads calls it off', async () => {
  const { page, quiet, close } = await open('/a/')
  await follow(page, '[href="/b/"]', '/b/')
  const release = site.hold('/c/')
  let isCalledOff = false
  page.on('requestfailed', (request) => (isCalledOff ||= request.url() === `${site.origin}/c/`))
  await press(page, '[href="/c/"]')
  await page.evaluate(() => history.back())
  await shows(page, '/a/')
  release()
  await quiet()
  assert.ok(isCalledOff)
  assert.is(await page.title(), 'Page A')
  assert.is(new URL(page.url()).pathname, '/a/')
  await close()
})

test('back and forward show pages where the reader left them', async () => {
  const { page, close } = await open('/a/')
  await page.evaluate(() => scrollTo(0, 1200))
  await follow(page, '[href="/b/"]', '/b/')
  assert.is(await page.evaluate(() => scrollY), 0)
  await page.evaluate(() => scrollTo(0, 700))
  await page.evaluate(() => history.back())
  await shows(page, '/a/')
  assert.is(await page.evaluate(() => scrollY), 1200)
  await page.evaluate(() => history.forward())
  await shows(page, '/b/')
  assert.is(await page.evaluate(() => scrollY), 700)
  await page.reload()
  await page.waitForFunction(() => scrollY === 700)
  await page.evaluate(() => history.back())
  await shows(page, '/a/')
  assert.is(await page.evaluate(() => scrollY), 1200)
  await close()
})

test('a hash leads to its element below the bar; within a page it is the browser that jumps', async () => {
  const { page, errors, close } = await open('/a/')
  await follow(page, '#to-b-hash', '/b/')
  assert.equal(
    await page.evaluate(() => [
      Math.round(document.querySelector('#p40')!.getBoundingClientRect().top),
      document.activeElement!.id,
    ]),
    [70, 'p40'],
  )
  await follow(page, '[href="/a/"]', '/a/')
  site.requests.length = 0
  await page.evaluate(() => scrollTo(0, 100))
  await press(page, '#to-hash')
  await page.waitForFunction(() => Math.round(document.querySelector('#p50')!.getBoundingClientRect().top) === 70)
  const below = await page.evaluate(() => scrollY)
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => scrollY === 100 && location.hash === '')
  await page.evaluate(() => history.forward())
  await page.waitForFunction((y) => scrollY === y && location.hash === '#p50', {}, below)
  assert.equal(site.requests, [])
  await follow(page, '#to-chinese', '/b/')
  assert.is(await page.evaluate(() => Math.round(document.querySelector('h2')!.getBoundingClientRect().top)), 70)
  assert.equal(errors, [])
  await close()
})

test('folded text that a hash leads to is unfolded, as by a jump of the browser', async () => {
  const { page, errors, close } = await open('/a/')
  await follow(page, '#to-folded', '/c/')
  assert.equal(
    await page.evaluate(() => [
      Math.round(document.querySelector('#folded')!.getBoundingClientRect().top),
      document.activeElement!.id,
    ]),
    [70, 'folded'],
  )
  assert.equal(errors, [])
  await close()
})

test('a file in HTML that is no page of the site is shown by the browser', async () => {
  const { page, errors, close } = await open('/a/')
  const loaded = page.waitForNavigation()
  await press(page, '#to-plain')
  await loaded
  assert.equal(
    [page.url(), await page.$eval('h1', (title) => title.textContent)],
    [`${site.origin}/plain.html`, 'Plain'],
  )
  assert.equal(errors, [])
  await close()
})

test('hashes that are no selector are ignored', async () => {
  const { page, errors, close } = await open('/a/')
  for (const hash of [
    '#1',
    '#%E4',
    '#"><img src=x>',
    '#%',
    '#:not(',
    '#__proto__',
    '#constructor',
    `#${'x'.repeat(5000)}`,
  ]) {
    const title = await page.title()
    await page.evaluate((value) => {
      const link = document.createElement('a')
      link.href = (document.documentElement.dataset['page'] === '/a/' ? '/b/' : '/a/') + value
      document.body.append(link)
      link.click()
    }, hash)
    await page.waitForFunction((title) => document.title !== title, {}, title)
    assert.is(await page.evaluate(() => scrollY), 0)
  }
  assert.equal(errors, [])
  await close()
})

test('addresses get their one spelling, the query stays', async () => {
  const { page, close } = await open('/a/')
  await follow(page, '#to-html', '/b/')
  assert.is(page.url(), `${site.origin}/b/?x=1`)
  await close()
})

test('an address a plain host answered with the not-found page is tried in its clean spelling', async () => {
  const { page, close } = await open('/b/index.html')
  await shows(page, '/b/')
  assert.is(new URL(page.url()).pathname, '/b/')
  await close()
})

test.run()
