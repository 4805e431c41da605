/** The catalogue in a browser: search, filters, pages, the address, readers without script or pointer. */
import * as assert from 'uvu/assert'
import { openPage, type OpenPage } from '../../support/browser.ts'
import type { BrandId } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'

const { test, site, browser } = await builtSuite('connector catalogue')
let shown: OpenPage

test.before.each(async () => {
  shown = await openPage(browser)
})
test.after.each(async () => {
  assert.equal(shown.problems, [])
  assert.equal(shown.foreign, [])
  await shown.page.close()
})

const visit = (address: string, brand: BrandId = 'clougence') => shown.page.goto(site.server.urls[brand]! + address)
/** In English, and ready to be used. */
async function openCatalogue(query = '', brand?: BrandId): Promise<void> {
  await visit(`en/connector/${query}`, brand)
  await shown.page.waitForSelector('[data-catalogue]')
}

/** What the list says and shows, once it says `status`. */
async function list(status: string): Promise<readonly string[]> {
  const { page } = shown
  await page.waitForFunction((text) => document.querySelector('output')?.textContent === text, {}, status)
  return page.$$eval('[data-catalogue-results] h2', (names) =>
    names.filter((name) => name.checkVisibility()).map(({ textContent }) => textContent),
  )
}
const query = () => new URL(shown.page.url()).search
const button = (name: string) => shown.page.locator(`::-p-aria([name="${name}"][role="button"])`)
const chips = () =>
  shown.page.$$eval('[data-catalogue-controls] li button', (all) => all.map(({ textContent }) => textContent))

test('a list that was not asked for is not shown, before the script has come', async () => {
  const { page } = shown
  const isShown = () =>
    page.$eval('[data-catalogue-results]', (list) => list.checkVisibility({ visibilityProperty: true }))
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') void request.respond({ contentType: 'text/javascript', body: '' })
    else void request.continue()
  })
  await visit('en/connector/')
  assert.ok(await isShown())
  await visit('en/connector/?q=oracle')
  assert.not(await isShown())
})

test('on the way back to a list that was asked for, no other one is shown before', async () => {
  const { page } = shown
  await visit('en/connector/?target=1&page=3')
  await list('54 connectors, page 3 of 6')
  await page.click('[data-catalogue-results] a')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent !== '60+ connectors supported')
  const frames = await page.evaluateHandle(() => {
    const frames = new Set<string>()
    const look = () => {
      const list = document.querySelector('[data-catalogue-results]')
      if (list?.checkVisibility({ visibilityProperty: true })) frames.add(list.querySelector('h2')!.textContent)
      requestAnimationFrame(look)
    }
    look()
    return frames
  })
  await page.goBack()
  const [first] = await list('54 connectors, page 3 of 6')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  assert.equal(await frames.evaluate((frames) => [...frames]), [first])
})

test('typing narrows the list, a chip widens it again', async () => {
  await openCatalogue()
  assert.is((await list('69 connectors, page 1 of 8')).length, 9)
  await shown.page.type('input[type=search]', 'SQL S')
  assert.equal(await list('1 connector'), ['SQL Server'])
  assert.is(query(), '?q=SQL+S')
  assert.equal(await chips(), ['Search: SQL S', 'Clear all filters'])
  await button('Remove the filter “Search: SQL S”').click()
  await list('69 connectors, page 1 of 8')
  assert.is(await shown.page.$eval('input[type=search]', ({ value }) => value), '')
  assert.is(query(), '')
})

test('filters add up, and all are cleared at once', async () => {
  await openCatalogue()
  await button('Target').click()
  await list('54 connectors, page 1 of 6')
  await button('Source').click()
  await list('36 connectors, page 1 of 4')
  await button('Enterprise only').click()
  assert.equal(await list('4 connectors'), ['Oracle', 'SQL Server', 'SAP HANA', 'OceanBase for Oracle'])
  assert.is(query(), '?source=1&target=1&commercial=1')
  await button('Clear all filters').click()
  await list('69 connectors, page 1 of 8')
  assert.equal(await chips(), [])
})

test('pages turn, a new question begins at the first', async () => {
  await openCatalogue()
  // There is none before it: the button does not look as if it could be pressed.
  await button('Previous').hover()
  assert.is(
    await shown.page.$eval('[aria-disabled=true]:hover', (button) => getComputedStyle(button).backgroundColor),
    'rgba(0, 0, 0, 0)',
  )
  await button('Next').click()
  await list('69 connectors, page 2 of 8')
  await button('Page 8').click()
  assert.is((await list('69 connectors, page 8 of 8')).length, 6)
  assert.is(await shown.page.$eval('[aria-current=page][aria-label]', ({ ariaLabel }) => ariaLabel), 'Page 8')
  await button('Source').click()
  await list('44 connectors, page 1 of 5')
  assert.is(query(), '?source=1')
})

test('back and forward go through the steps without a request', async () => {
  await openCatalogue()
  const requests: string[] = []
  shown.page.on('request', (request) => request.url().includes('/connector/') && requests.push(request.url()))
  await shown.page.type('input[type=search]', 'my')
  await list('6 connectors')
  await button('Source').click()
  await button('Clear all filters').click()
  await list('69 connectors, page 1 of 8')
  await shown.page.goBack()
  await shown.page.goBack()
  assert.is((await list('6 connectors')).includes('MySQL'), true)
  assert.is(await shown.page.$eval('input[type=search]', ({ value }) => value), 'my')
  await shown.page.goBack()
  await list('69 connectors, page 1 of 8')
  await shown.page.goForward()
  await list('6 connectors')
  assert.is(query(), '?q=my')
  assert.equal(requests, [])
})

test('an address brings its state, also on the way back from a connector', async () => {
  await visit('en/connector/?target=1&page=3')
  await list('54 connectors, page 3 of 6')
  await shown.page.click('[data-catalogue-results] a')
  await shown.page.waitForFunction(() => document.querySelector('h1')?.textContent !== '60+ connectors supported')
  await shown.page.goBack()
  await list('54 connectors, page 3 of 6')
  assert.is(query(), '?target=1&page=3')
})

test('a list with nothing in it says so', async () => {
  await visit('connector/?q=nowhere')
  await list('0 个连接器')
  assert.is(await shown.page.$eval('[data-catalogue] h2', ({ textContent }) => textContent), '没有符合条件的连接器')
})

test('a brand that does not tell editions apart has no filter for them', async () => {
  await openCatalogue('?commercial=1', 'bladepipe')
  await list('69 connectors, page 1 of 8')
  assert.is(await shown.page.$$eval('[aria-pressed]', ({ length }) => length), 2)
  assert.not.match(await shown.page.$eval('main', ({ textContent }) => textContent), 'Enterprise only')
})

test('without script everything is there and nothing pretends to work', async () => {
  await shown.page.setJavaScriptEnabled(false)
  await visit('connector/?q=mysql')
  const seen = await shown.page.$$eval(
    '[data-catalogue-results] a',
    (cards) => cards.filter((card) => card.checkVisibility()).length,
  )
  assert.is(seen, 69)
  assert.is(await shown.page.$eval('[data-catalogue-controls]', (controls) => controls.checkVisibility()), false)
  await Promise.all([shown.page.waitForNavigation(), shown.page.click('[data-catalogue-results] a')])
  assert.is(await shown.page.$eval('h1', ({ textContent }) => textContent), 'MySQL')
  // Scripts that were not allowed to load.
  assert.ok(shown.problems.splice(0).every((problem) => problem.endsWith(' csp')))
})

test('the keyboard reaches all of it', async () => {
  await openCatalogue()
  const { page } = shown
  await page.focus('input[type=search]')
  await page.keyboard.type('db')
  await page.keyboard.press('Tab')
  // The first letters of a choice, as in any list of the system.
  await page.keyboard.type('Ana')
  assert.equal(await list('4 connectors'), ['ADB for PostgreSQL', 'SelectDB', 'ADB for MySQL', 'DuckDB'])
  assert.is(query(), '?q=db&category=analytics')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  assert.is(await page.$eval('[aria-pressed=true]', ({ textContent }) => textContent), 'Source')
  await page.keyboard.press('Escape')
  await page.focus('[data-catalogue-controls] li:last-child button')
  await page.keyboard.press('Enter')
  await list('69 connectors, page 1 of 8')
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'output')
  await page.focus('nav > button:last-child')
  for (const status of ['69 connectors, page 2 of 8', '69 connectors, page 3 of 8']) {
    await page.keyboard.press('Enter')
    await list(status)
  }
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Next')
})

test.run()
