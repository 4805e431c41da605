/** The search as a page with an address. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { arrives } from '../support/window.ts'
import { ask, dialog, openSearch, optionsIn, says } from './dialogOf.ts'
import { searchSuite } from './searchSuite.ts'

const { test, site, at, visit } = await searchSuite('search page')

type Shifting = { shifts: (PerformanceEntry & { readonly value: number })[] }

const docs = '/en/docs/intro/product_intro/'
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q')
const queryIs = (page: Page, query: string | null) =>
  page.waitForFunction((wanted) => new URLSearchParams(location.search).get('q') === wanted, {}, query)

test('a query has an address that can be shared', async () => {
  const { page, problems } = await visit(at('/en/search/?q=docker'))
  await says(page, /pages? found/, 'main')
  const options = await optionsIn(page, 'main')
  assert.is(await page.$eval('main input', (field) => (field as HTMLInputElement).value), 'docker')
  await ask(page, 'audit log', /pages? found/, 'main')
  await queryIs(page, 'audit log')
  const other = await visit(page.url())
  await says(other.page, /pages? found/, 'main')
  assert.equal(await optionsIn(other.page, 'main'), await optionsIn(page, 'main'))
  assert.not.equal(
    (await optionsIn(page, 'main')).map(({ href }) => href),
    options.map(({ href }) => href),
  )
  await page.click('main [aria-label="Clear the query"]')
  await queryIs(page, null)
  assert.equal(problems, [])
})

test('the dialog leads to that page with its query; going back from a result finds it again', async () => {
  const { page } = await visit(at(docs))
  await openSearch(page)
  await ask(page, 'docker', /pages? found/)
  await page.click(`${dialog} footer a`)
  await page.waitForFunction(() => location.pathname === '/en/search/')
  await says(page, /pages? found/, 'main')
  assert.is(queryOf(page), 'docker')
  const [first] = await optionsIn(page, 'main')
  await page.click('main [role=option]')
  await arrives(page, decodeURI(new URL(first!.href, page.url()).pathname))
  await page.goBack()
  await says(page, /pages? found/, 'main')
  assert.is(queryOf(page), 'docker')
})

test('E-02 E-03 no address throws, freezes or runs anything', async () => {
  const queries = [
    'hello~9999',
    'foo:bar^5 +x -y *',
    '%00%01%1b%7f',
    '%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D%E2%80%8F',
    '%ED%A0%80%F0%9F%98%80%',
    '"><img src=x onerror=window.ran=1><script>window.ran=1</script>',
    'a*'.repeat(2000),
    '数据'.repeat(100),
  ]
  const { page, problems } = await visit(at('/en/search/'))
  for (const query of queries) {
    // Not encoded once more: a stray percent sign is part of the attack.
    await page.goto(`${site.server.urls['clouddm']}en/search/?q=${query}`)
    await says(page, /found|near|Nothing/, 'main')
    assert.is(await page.evaluate(() => 'ran' in window), false, query)
  }
  assert.equal(problems, [])
})

for (const width of [390, 1440])
  test(`nothing moves when the results of an address arrive, at ${width} px`, async () => {
    const { page } = await visit(undefined, {
      width,
      prepare: () => {
        const shifts: Shifting['shifts'] = ((window as unknown as Shifting).shifts = [])
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shifting['shifts']))).observe({
          type: 'layout-shift',
        })
      },
    })
    for (const query of ['docker', 'nothing-is-called-so']) {
      await page.goto(at(`/en/search/?q=${query}`))
      await says(page, /pages? found|Nothing/, 'main')
      // Two frames: what has moved is known once it was painted.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
      )
      const moved = await page.evaluate(() =>
        (window as unknown as Shifting).shifts.reduce((sum, { value }) => sum + value, 0),
      )
      assert.ok(moved < 0.05, `${query}: ${moved}`)
    }
  })

test('without script the page says what is missing, and there is no button', async () => {
  const { page } = await visit(at('/en/search/'), { javaScript: false })
  assert.match(await page.$eval('main', ({ textContent }) => textContent), /needs JavaScript/)
  assert.is(await page.$eval('[data-search-open]', (button) => button.checkVisibility()), false)
})

test.run()
