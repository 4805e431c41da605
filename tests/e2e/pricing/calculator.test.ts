/** The calculator in a browser: by keyboard, by address, without script, and with prices from the console. */
import type { HTTPRequest, Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'
import { violations } from '../support/axe.ts'

const { test, site, browser } = await builtSuite('pricing: calculator')
let shown: Window | undefined

test.after.each(() => shown?.close())

type Link = { readonly link?: number }

/** The brand paid in dollars, in English. The console answers as it is told to here. */
async function open(query: string, { link = 0.2, ...view }: View & Link = {}): Promise<Page> {
  shown = await openWindow(browser, undefined, view)
  const { page } = shown
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request, link))
  await page.goto(`${site.url('bladepipe', '/en/pricing/')}${query}`)
  return page
}

function answer(request: HTTPRequest, link: number): Promise<void> {
  const { port, pathname } = new URL(request.url())
  if (port !== '8111') return request.continue()
  assert.match(pathname, /\/saas\/queryPriceMeta$/)
  const origin = request.headers()['origin'] ?? '*'
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'content-type, accept-language',
  }
  const data = {
    currency: 'USD',
    licensePriceVO: { priceOneJobPerHour: link },
    payAsYouGoPriceVO: { pricePerRow: { FULL: 1e-8, INCREMENT: 1e-5 } },
  }
  return request.respond({
    status: 200,
    headers,
    contentType: 'application/json',
    body: JSON.stringify({ success: true, data }),
  })
}

/** It sleeps until someone turns to it. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const tab = document.querySelector('#calculator [role=tab]')
    return tab && Object.keys(tab).some((key) => key.startsWith('__reactProps'))
  })
const total = (plan: string) => `[data-panel=${plan}] strong`
const shows = (page: Page, plan: string, text: string) =>
  page.waitForFunction((css, wanted) => document.querySelector(css)?.textContent === wanted, {}, total(plan), text)
const read = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')
const searchBecomes = (page: Page, search: string) =>
  page.waitForFunction((wanted) => location.search === wanted, {}, search)

async function press(page: Page, key: Parameters<Page['keyboard']['press']>[0], times = 1): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key)
}

/** Name of the focused control, as assistive technology hears it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

test('cloud: each slider by itself, by keyboard; the sum and the address follow', async () => {
  const page = await open('#calculator')
  assert.is(await read(page, total('cloud')), '$387.63')
  await page.focus('#calculator [role=tab][aria-selected=true]')
  await alive(page)
  await press(page, 'Tab')
  assert.is(await focused(page), 'Rows loaded in full (ETL)')
  await press(page, 'ArrowRight', 10)
  await shows(page, 'cloud', '$388.63')
  await press(page, 'Home')
  await shows(page, 'cloud', '$383.63')
  await press(page, 'Tab')
  assert.is(await focused(page), 'Rows changed (CDC)')
  await press(page, 'End')
  await shows(page, 'cloud', '$1,133.63')
  assert.is(await page.$eval(':focus', (slider) => slider.getAttribute('aria-valuetext')), '100 million rows a month')
  await searchBecomes(page, '?etl=0&cdc=100')
  await press(page, 'Tab', 2)
  assert.is(await focused(page), 'Worker nodes')
  await press(page, 'ArrowDown')
  await shows(page, 'cloud', '$1,000.00')
  await searchBecomes(page, '?etl=0&cdc=100&cloud-workers=0')
  assert.equal(await violations(page, 'main'), [])
  assert.equal(shown!.problems, [])
})

test('enterprise: the sixth link brings more machines; what is no number is refused', async () => {
  const page = await open('#calculator')
  await page.focus('#calculator [role=tab][aria-selected=true]')
  await alive(page)
  await press(page, 'ArrowRight')
  assert.is(await focused(page), 'Enterprise')
  await shows(page, 'enterprise', '$987.26')
  const names = () => page.$$eval('[data-panel=enterprise] label', (labels) => labels.map((label) => label.textContent))
  assert.is((await names()).length, 2)
  await press(page, 'Tab', 2)
  assert.is(await focused(page), 'Links')
  await press(page, 'ArrowUp')
  await shows(page, 'enterprise', '$1,421.14')
  assert.equal(await names(), ['Links', 'Worker nodes', 'Console nodes', 'Metadata database nodes'])
  await searchBecomes(page, '?plan=enterprise&links=6')

  for (const text of ['-3', '1e309', 'NaN']) {
    await page.$eval(':focus', (input) => (input as HTMLInputElement).select())
    await page.keyboard.type(text)
    await page.waitForSelector('input[aria-invalid]:focus')
    assert.match(await read(page, '[data-panel=enterprise] [role=alert]'), 'whole number from 0 to 9,999')
    assert.not.match(await read(page, '[data-panel=enterprise]'), /NaN|Infinity|-\d/)
  }
  assert.equal(await violations(page, 'main'), [])
  await page.$eval(':focus', (input) => (input as HTMLInputElement).select())
  await page.keyboard.type('１２')
  await shows(page, 'enterprise', '$2,285.14')
  await press(page, 'Backspace', 2)
  await shows(page, 'enterprise', '$267.26')
  await press(page, 'Tab')
  assert.is(await page.$eval('[data-panel=enterprise] input', (input) => input.value), '0')
  assert.equal(shown!.problems, [])
})

test('a shared address opens with its figures, can be copied again, and "Reset" forgets them', async () => {
  const page = await open('?utm_source=mail&plan=enterprise&links=6&workers=2#calculator')
  await shows(page, 'enterprise', '$1,688.40')
  assert.is(await read(page, '[role=tab][aria-selected=true]'), 'Enterprise')
  const focusButton = (fromLast: number) =>
    page.evaluate(
      (at) => [...document.querySelectorAll<HTMLElement>('[data-panel=enterprise] button')].at(at)!.focus(),
      fromLast,
    )
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text))
  })
  await focusButton(-2)
  await press(page, 'Enter')
  await page.waitForFunction(() => document.querySelector('[data-toast=good] p')?.textContent === 'Link copied')
  assert.match(await page.title(), /\/en\/pricing\/\?plan=enterprise&links=6&workers=2#calculator$/)
  await focusButton(-1)
  await press(page, 'Enter')
  await shows(page, 'enterprise', '$987.26')
  await searchBecomes(page, '?utm_source=mail&plan=enterprise')
})

test('the console’s prices take over once they are there', async () => {
  const page = await open('?plan=enterprise#calculator', { link: 0.25 })
  await shows(page, 'enterprise', '$1,167.26')
})

test('without script both calculations can be read', async () => {
  const page = await open('', { javaScript: false })
  const panels = await page.$$('[data-panel]')
  assert.equal(await Promise.all(panels.map((panel) => panel.isVisible())), [true, true])
  assert.is(await read(page, total('cloud')), '$387.63')
  assert.is(await read(page, total('enterprise')), '$987.26')
})

test('on small screens both are shown one below the other, and nothing is wider than the screen', async () => {
  const page = await open('', { width: 390, height: 844 })
  const panels = await page.$$('[data-panel]')
  assert.equal(await Promise.all(panels.map((panel) => panel.isVisible())), [true, true])
  assert.not(await page.$eval('[role=tablist]', (list) => list.checkVisibility()))
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  assert.equal(await violations(page, 'main'), [])
})

test('nothing of it is loaded before someone turns to it', async () => {
  const page = await open('?utm_source=mail')
  const loaded = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /calculator|react-dom/i.test(name)).length,
    )
  await page.evaluate(() => document.querySelector('#calculator')!.scrollIntoView())
  await page.waitForNetworkIdle({ idleTime: 500 })
  assert.is(await loaded(), 0)
  await page.hover('#calculator [role=tab]')
  await alive(page)
  assert.ok((await loaded()) > 0)
})

test('what is set before it lives, counts', async () => {
  const page = await open('')
  await page.evaluate(() => {
    const [etl, cdc] = document.querySelectorAll<HTMLInputElement>('[data-panel=cloud] input[type=range]')
    etl!.value = '50'
    cdc!.value = '0'
    document.querySelector<HTMLInputElement>('[data-panel=cloud] input[inputmode]')!.value = '2'
    etl!.focus()
  })
  await alive(page)
  await shows(page, 'cloud', '$272.26')
})

test.run()
