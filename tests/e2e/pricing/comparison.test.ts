/** What built pages say about prices is what the calculator says. */
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatAmount, quoteCloud } from '../../../plugins/pricing/client.ts'
import { dollars, yuan } from '../../site/pricing/prices.ts'
import { ensureBuilt, locales, localized, type BrandId } from '../support/builtSite.ts'

const test = suite('pricing: comparison')
let out = ''
test.before(async () => {
  out = await ensureBuilt()
})

const html = (brand: BrandId, path: string) => readFileSync(`${out}/${brand}${path}index.html`, 'utf8')

/** Of the table below the chart: a row of cells for each size. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...(/<caption[^]*?<\/table>/.exec(page)?.[0] ?? '').matchAll(/<tr><th scope="row">[^]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell!),
  )

const month = (millions: number, cloudWorkers: number, prices: typeof yuan) =>
  quoteCloud({ full: 0, incremental: millions, cloudWorkers }, prices).cents * 100

test('the chart of clougence has the calculator’s month: one worker, and 1 to 1,000 million changes', () => {
  const own = [1, 10, 100, 1000].map((millions) => `¥${formatAmount(month(millions, 1, yuan))}`)
  assert.equal(own.slice(2), ['¥1,482.40', '¥10,482.40'])
  for (const path of ['/', '/why/'].flatMap((each) => locales.map((locale) => localized(locale, each)))) {
    const page = html('clougence', path)
    assert.equal(
      rowsOf(page).map(([first]) => first),
      own,
      path,
    )
    for (const label of ['¥1,482<', '¥10,482<']) assert.ok(page.includes(label), `${path} ${label}`)
    for (const wrong of ['¥493', '¥583', '493 元', '583 元']) assert.not.ok(page.includes(wrong), `${path} ${wrong}`)
  }
})

test('the chart of bladepipe has the calculator’s rows and the worker of its price list', () => {
  const worker = dollars.comparison.worker!
  const own = [1, 10, 100, 1000].map((millions) => `$${formatAmount(month(millions, 0, dollars) + worker)}`)
  for (const path of ['/en/', '/why/'])
    assert.equal(
      rowsOf(html('bladepipe', path)).map(([first]) => first),
      own,
      path,
    )
})

test('below the chart stand the day and the address of each rival', () => {
  for (const [path, day] of [
    ['/', '2026年1月16日'],
    ['/en/why/', 'Jan 16, 2026'],
  ] as const) {
    const page = html('clougence', path)
    for (const address of ['https://airbyte.com/pricing', 'https://www.fivetran.com/pricing'])
      assert.ok(page.includes(`href="${address}"`), `${path} ${address}`)
    // As it is written everywhere else.
    assert.ok(page.includes(day), path)
    assert.not.match(page.replaceAll(/<[^>]*>/g, ''), /20\d\d-\d\d-\d\d/)
  }
})

test('documentation, posts and their Markdown say the same, and no reference is left', () => {
  const post = '/en/blog/data_insights/vs_airbyte/'
  const docs = '/docs/price/product_price/'
  for (const [path, texts] of [
    [post, ['¥1,482.40', '$1,200', '¥21,600']],
    [docs, ['$0.1856', '5,612 元', '$387.63']],
  ] as const)
    for (const file of ['index.html', 'index.md']) {
      const text = readFileSync(`${out}/clougence${path}${file}`, 'utf8')
      for (const expected of texts) assert.ok(text.includes(expected), `${path}${file} ${expected}`)
      assert.not.match(text, /\{(?:price|figure):/)
    }
  const llms = readFileSync(`${out}/bladepipe/en/llms.txt`, 'utf8')
  assert.match(llms, 'less than 3 seconds behind')
  assert.not.match(llms, /\{(?:price|figure):/)
})

test.run()
