/** The price list: which one a brand gets, and what is refused with its place. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { priceList } from '../../../plugins/pricing/shared.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Brand } from '../../../engine/types.ts'
import { pricing } from '../../../plugins/pricing/index.ts'
import type { ManagementPrices, PriceList, ReplicationPrices } from '../../../plugins/pricing/types.ts'
import { figureWords } from '../../../site/strings/outputs.ts'
import { acme, routeInMemory } from '../../support/memorySite.ts'

type Shop = Brand & Pick<PriceList, 'offering' | 'currency'>

const file = 'content/data/prices.yml'
const written = readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8')
const plugin = pricing<Shop>({ list: ({ offering, currency }) => ({ offering, currency }), words: figureWords })

const routed = (offering: PriceList['offering'], currency: PriceList['currency'], text = written) => {
  const brand: Shop = { ...acme, offering, currency }
  return routeInMemory({ files: { [file]: text }, plugins: [plugin], config: { brands: [brand] } })
}
const listOf = async <T extends PriceList>(offering: T['offering'], currency: T['currency']) =>
  priceList.read((await routed(offering, currency)).site) as T

/** Codes and places of what is refused. */
async function problems(text: string): Promise<readonly string[]> {
  try {
    await routed('replication', 'USD', text)
  } catch (error) {
    if (error instanceof SiteError)
      return error.diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`)
    throw error
  }
  return []
}

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

test('each brand gets the list of its offering and currency, in whole ten-thousandths', async () => {
  const dollars = await listOf<ReplicationPrices>('replication', 'USD')
  assert.is(dollars.nodes.cloudWorker.price, 1856)
  assert.is(dollars.nodes.worker.price, 3712)
  assert.is(dollars.nodes.console.price, 1014)
  assert.is(dollars.nodes.database.price, 3012)
  assert.is(dollars.link, 2000)
  assert.equal(dollars.rows, { full: 100, incremental: 100_000, verification: 100, correction: 1000 })
  const yuan = await listOf<ReplicationPrices>('replication', 'CNY')
  assert.is(yuan.link, 5470)
  assert.equal(
    Object.values(yuan.nodes).map(({ price }) => price),
    [6700, 6700, 3300, 7000],
  )
  const management = await listOf<ManagementPrices>('management', 'CNY')
  assert.equal(management, {
    offering: 'management',
    currency: 'CNY',
    community: { instances: 10, subAccounts: 5 },
    rules: { query: 54, mask: 5 },
  })
})

test('a brand without a list is named, with the file to add it to', async () => {
  try {
    await routed('management', 'USD')
    assert.unreachable()
  } catch (error) {
    assert.instance(error, SiteError)
    const [{ code, message, place }] = (error as SiteError).diagnostics as [SiteError['diagnostics'][number]]
    assert.equal([code, place?.file], ['price-list-missing', file])
    assert.match(message, 'acme, which offers management in USD')
  }
})

test('without the file nothing is shared and nothing is wrong', async () => {
  const { diagnostics, site } = await routeInMemory({ files: {}, plugins: [plugin] })
  assert.equal(diagnostics, [])
  assert.not('pricing' in site.shared)
})

test('what is refused is refused where it stands', async () => {
  const cases: [from: string, to: string, expected: string][] = [
    ['link: 0.20', 'link: -1', 'front-matter-type'],
    ['link: 0.20', 'link: 0.00001', 'front-matter-type'],
    ['link: 0.20', 'link: .inf', 'front-matter-type'],
    ['link: 0.20', 'link: .nan', 'front-matter-type'],
    ['link: 0.20', 'link: 10001', 'front-matter-type'],
    ['link: 0.20', 'link: "0.20"', 'front-matter-type'],
    ['credits: 300', 'credits: 1.5', 'front-matter-type'],
    ['enterprise: license', 'enterprise: shop', 'front-matter-type'],
    ['vendor: AWS EC2', 'vendor: ""', 'front-matter-type'],
    ['host: AWS EC2 t2.xlarge, worker: 200', 'host: AWS EC2 t2.xlarge, worker: -1', 'front-matter-type'],
    ['links: [1, 5]', 'links: [1.5]', 'front-matter-type'],
    ['vendor: AWS EC2', 'vendr: AWS EC2', 'front-matter-unknown-key'],
  ]
  for (const [from, to, code] of cases) {
    const found = await problems(written.replace(from, to))
    const place = new RegExp(`^${code} ${lineOf(written, from)}:\\d+$`)
    assert.ok(
      found.some((each) => place.test(each)),
      `${to}: ${found.join(', ')}`,
    )
  }
})

test('an unknown currency or offering, an empty list and a second list of the same kind are refused', async () => {
  const offering = lineOf(written, 'offering: replication')
  assert.match((await problems(written.replace('currency: USD', 'currency: EUR'))).join(), /^front-matter-type \d+:/)
  assert.match(
    (await problems(written.replace('offering: replication', 'offering: other'))).join(),
    new RegExp(`^front-matter-type ${offering}:`),
  )
  assert.match((await problems('lists: []\n')).join(), /^front-matter-type 1:/)
  const second = lineOf(written, '  - offering: replication\n    currency: CNY')
  assert.equal(await problems(written.replace('currency: CNY', 'currency: USD')), [`price-list-twice ${second}:5`])
})

test.run()
