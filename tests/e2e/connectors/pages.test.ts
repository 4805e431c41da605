/** Pages of connectors and pairs: what works without script, and where there are none. */
import * as assert from 'uvu/assert'
import { openPage } from '../../support/browser.ts'
import { builtSuite } from '../support/builtSuite.ts'

const { test, site, browser } = await builtSuite('connector pages')
const pairs = '/docs/dataMigrationAndSync/connection/'

test('without script a pair leads to other sources and targets, and questions open', async () => {
  const { page } = await openPage(browser)
  await page.setJavaScriptEnabled(false)
  await page.goto(site.url('clougence', `/en${pairs}mysql-to-kafka/`))
  const [sources, targets] = await page.$$('[data-region=connections] details')
  assert.is(await sources!.$$eval('a', ({ length }) => length), 35)
  assert.is(await targets!.$$eval('a', ({ length }) => length), 48)
  assert.is(await targets!.$eval('[aria-current=page]', ({ textContent }) => textContent), 'Kafka')
  const summary = await targets!.$('summary')
  await summary!.click()
  assert.is(await targets!.$eval('ul', (list) => list.checkVisibility()), true)

  await page.goto(site.url('clougence', '/en/connector/hive/'))
  await page.click('#faq summary')
  assert.match(await page.$eval('#faq details[open] p', ({ textContent }) => textContent), 'does not read from Hive')
  await page.close()
})

test('a brand that offers something else has the catalogue, which leads to the other site', async () => {
  const { page } = await openPage(browser)
  const pair = await page.goto(site.url('clouddm', `${pairs}mysql-to-kafka/`))
  assert.is(pair!.status(), 404)
  const connector = await page.goto(site.url('clouddm', '/en/connector/mysql/'))
  assert.is(connector!.status(), 404)
  await page.goto(site.url('clouddm', '/en/connector/'))
  const href = 'https://www.clougence.com/en/connector/mysql/'
  assert.ok(await page.$(`main a[href="${href}"]`))
  assert.is(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content')), 'noindex')
  await page.close()
})

test('an answer that the pairs do not give leads to the overview of the documentation, under its title', async () => {
  const { page } = await openPage(browser)
  for (const [connector, side] of [
    ['elasticsearch', 'source'],
    ['vastbase', 'target'],
  ])
    for (const prefix of ['', '/en']) {
      await page.goto(site.url('clougence', `${prefix}/connector/${connector}/`))
      const path = `${prefix}/docs/${side}/overview/`
      const said = await page.$eval(`#faq a[href="${path}"]`, (link) => link.textContent)
      await page.goto(site.url('clougence', path))
      assert.is(said, await page.$eval('h1', (heading) => heading.textContent))
    }
  await page.close()
})

test.run()
