/** Figures for prose and for the comparison: they are those of the calculator, as a language writes them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { comparison, latency } from '../../../plugins/pricing/shared.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Brand, Config } from '../../../engine/types.ts'
import { formatAmount, quoteCloud, quoteEnterprise } from '../../../plugins/pricing/client.ts'
import { pricing, pricingFigures } from '../../../plugins/pricing/index.ts'
import type { PriceList } from '../../../plugins/pricing/types.ts'
import { figureWords } from '../../../site/strings/outputs.ts'
import { dollars, yuan } from '../../site/pricing/prices.ts'
import { acme, configOf, routeInMemory } from '../../support/memorySite.ts'

type Shop = Brand & Pick<PriceList, 'offering' | 'currency'>

const names = ['prices', 'rivals', 'latency', 'databases'].map((name) => `content/data/${name}.yml`)
const files = Object.fromEntries(
  names.map((name) => [name, readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8')]),
)
const plugin = pricing<Shop>({ list: ({ offering, currency }) => ({ offering, currency }), words: figureWords })
const config: Config = configOf()

const textsIn = (locale: string): Readonly<Record<string, string>> => {
  const { read } = pricingFigures({ words: figureWords })(locale, config)
  return Object.assign({}, ...names.map((file) => read({ file, text: files[file]! })))
}

async function sharedFor(shop: Pick<Shop, 'offering' | 'currency'>, more: Readonly<Record<string, string>> = {}) {
  const { site } = await routeInMemory({
    files: { ...files, ...more },
    plugins: [plugin],
    config: { brands: [{ ...acme, ...shop } as Shop] },
  })
  return { comparison: comparison.read(site)!, latency: latency.read(site)! }
}

/** What the calculator says for changes alone. */
const changes = (millions: number, cloudWorkers: number, prices = yuan) =>
  quoteCloud({ full: 0, incremental: millions, cloudWorkers }, prices).cents * 100

test('a month in yuan is what the calculator says, one worker included', async () => {
  const { comparison } = await sharedFor({ offering: 'replication', currency: 'CNY' })
  for (const { millions, own } of comparison.months) assert.is(own, changes(millions, 1))
  assert.equal(
    comparison.months.map(({ own }) => formatAmount(own)),
    ['492.40', '582.40', '1,482.40', '10,482.40'],
  )
  assert.is(formatAmount(comparison.worker), '482.40')
})

test('a month in dollars is what the calculator says for the rows, and the worker of the comparison', async () => {
  const { comparison } = await sharedFor({ offering: 'replication', currency: 'USD' })
  assert.is(formatAmount(comparison.worker), '200')
  for (const { millions, own } of comparison.months) assert.is(own, changes(millions, 0, dollars) + comparison.worker)
  assert.equal(
    comparison.months.map(({ own }) => formatAmount(own)),
    ['210', '300', '1,200', '10,200'],
  )
})

test('others are those of the data, in yuan at its rate, and savings are against the cheapest, rounded down', async () => {
  const { comparison } = await sharedFor({ offering: 'replication', currency: 'CNY' })
  const [airbyte, fivetran] = comparison.rivals
  for (const { millions, own, others, saving } of comparison.months) {
    assert.equal(others, [airbyte!.months[millions].price * 7.2, fivetran!.months[millions].price * 7.2])
    assert.is(saving, Math.floor(100 - (100 * own) / Math.min(...others)))
  }
  assert.equal(
    comparison.months.map(({ saving }) => saving),
    [84, 91, 92, 87],
  )
})

test('a brand of another product compares the replication product, in its currency', async () => {
  const { comparison, latency } = await sharedFor({ offering: 'management', currency: 'CNY' })
  assert.is(comparison.host, 'Aliyun ECS t2.xlarge')
  assert.equal(latency.change, { below: 3 })
})

test('every figure of others has an address and a day', async () => {
  const { comparison } = await sharedFor({ offering: 'replication', currency: 'USD' })
  for (const { months, latency } of comparison.rivals)
    for (const { source, date } of [...Object.values(months), latency]) {
      assert.match(source, /^https:\/\/[\w.]+\//)
      assert.match(date, /^\d{4}-\d\d-\d\d$/)
    }
})

test('prose names unit prices, orders, months and the example, as its language writes them', () => {
  const en = textsIn('en')
  const zh = textsIn('zh')
  const expected: [name: string, en: string, zh: string][] = [
    ['price:usd.rows.incremental', '$10', '$10'],
    ['price:cny.rows.full', '¥0.01', '0.01 元'],
    ['price:usd.nodes.cloudWorker', '$0.1856', '$0.1856'],
    ['price:usd.credits', '$300', '$300'],
    ['price:cny.credit', '¥1', '1 元'],
    ['price:usd.orders.1.year', '$1,752', '$1,752'],
    ['price:cny.orders.5.quarter', '¥5,612', '5,612 元'],
    ['price:cny.orders.15.year', '¥68,282', '68,282 元'],
    ['price:cny.month.1000', '¥10,482.40', '10,482.40 元'],
    ['price:cny.airbyte.1000', '¥100,800', '100,800 元'],
    ['price:usd.example.total', '$387.63', '$387.63'],
    ['figure:latency.change', '3 seconds', '3 秒'],
    ['figure:latency.plans.signed', '< 5 s', '< 5 秒'],
    ['figure:latency.comparison.signed', '≤ 10 s', '≤ 10 秒'],
    ['figure:airbyte.latency', '1 minute', '1 分钟'],
    ['figure:yuan', '7.2', '7.2'],
    ['figure:usd.sources.commercial', '60+', '60+'],
    ['figure:cny.sources.community', '50+', '50+'],
    ['figure:usd.trial.days', '90', '90'],
    ['figure:usd.example.full', '400', '400'],
    ['figure:management.instances', '10', '10'],
    ['figure:management.subAccounts', '5', '5'],
    ['figure:rules', '59', '59'],
    ['figure:rules.query', '54', '54'],
    ['figure:databases', '16', '16'],
    ['figure:databases.distributed', 'OceanBase, PolarDB, TiDB, GaussDB', 'OceanBase、PolarDB、TiDB、GaussDB'],
  ]
  for (const [name, inEnglish, inChinese] of expected) assert.equal([en[name], zh[name]], [inEnglish, inChinese], name)
})

test('an order of a month is what the calculator says without machines', () => {
  const { cents } = quoteEnterprise({ links: 5, workers: 0, consoles: 0, databases: 0 }, dollars)
  assert.is(textsIn('en')['price:usd.orders.5.month'], `$${formatAmount(cents * 100)}`)
})

test('a price in prose that is not from the data is refused, in every notation', () => {
  const { typedIn } = pricingFigures({ words: figureWords, allowed: ['0 元'] })('zh', config)
  const codesOf = (text: string) =>
    typedIn(text).map(({ index, problem }) => `${problem({ file: 'a.md' }).code} ${index}`)
  const prices = [
    '$5',
    '$ 1,200.50',
    '¥0.01',
    '￥3',
    '€4',
    '583 元',
    '583元',
    '1,482.40 yuan',
    '12 dollars',
    '9 USD',
    '300 美元',
  ]
  for (const price of prices) assert.equal(codesOf(`a ${price}.`), ['price-not-from-data 2'], price)
  const promises = [
    '< 5 s',
    '≤10 秒',
    'below 3 seconds',
    'within 800 ms',
    'at most 10 s',
    '低于 3 秒',
    '3 秒内',
    '0.8 秒以内',
  ]
  for (const promise of promises) assert.equal(codesOf(`a ${promise}.`), ['latency-not-from-data 2'], promise)
  const counts = [
    '60+ connectors',
    '60+ sources',
    '16 kinds of data sources',
    '60+ databases',
    '60 多种数据源',
    '60+ 数据源',
  ]
  for (const count of counts) assert.equal(codesOf(`a ${count}.`), ['count-not-from-data 2'], count)
  const neither = [
    'a 0 元 order',
    '元素 5',
    '{price:usd.link}',
    '5 seconds',
    'more than 30 s',
    '< 5 statements',
    '300 credits',
    '10 sources',
    '社区版限 10 个数据源',
    'two data sources',
    'US$',
  ]
  for (const text of neither) assert.equal(codesOf(text), [], text)
})

test('rivals and latency are refused where they are wrong', async () => {
  const cases: [file: string, from: string, to: string, code: string][] = [
    [names[1]!, "date: '2026-01-16'", "date: 'last year'", 'front-matter-type'],
    [names[1]!, 'https://airbyte.com/pricing', 'airbyte.com', 'front-matter-type'],
    [names[1]!, 'yuan: 7.2', 'yuan: 0', 'front-matter-type'],
    [names[2]!, 'below: 3', 'under: 3', 'front-matter'],
    [names[2]!, 'sample:', 'smaple:', 'front-matter-unknown-key'],
    [names[3]!, 'mark: mysql', 'mark: MySQL', 'front-matter-type'],
    [names[3]!, 'keyValue:', 'keyValues:', 'front-matter'],
  ]
  for (const [file, from, to, code] of cases) {
    try {
      await sharedFor({ offering: 'replication', currency: 'USD' }, { [file]: files[file]!.replace(from, to) })
      assert.unreachable(to)
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      const { diagnostics } = error
      assert.ok(
        diagnostics.some((each) => each.code.startsWith(code) && each.place?.file === file && each.place.line),
        `${to}: ${diagnostics.map((each) => `${each.code} ${each.place?.line}`).join()}`,
      )
    }
  }
})

test.run()
