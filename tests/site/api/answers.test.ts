/** What of an answer is believed, call by call. */
import * as assert from 'uvu/assert'
import { createAccount } from '../../../site/api/account.ts'
import { createDownloads } from '../../../site/api/downloads.ts'
import { createPrices } from '../../../site/api/prices.ts'
import { consoleSuite, kindOf } from './fakeConsole.ts'

const { test, fake } = consoleSuite('api answers')

const login = { account: 'a@b.co', loginType: 'PASSWORD', password: '04ab', verifyCode: '', verifyType: '' } as const
const key = `04${'a'.repeat(128)}`
const meta = {
  currency: 'USD',
  licensePriceVO: { priceOneJobPerHour: 0.2 },
  payAsYouGoPriceVO: { pricePerRow: { INCREMENT: 1, FULL: 1 } },
}

test('K-03 a token is a text of reasonable length, a number of a request too', async () => {
  const { logIn, authenticate } = createAccount(fake.client())
  for (const value of ['', 'x'.repeat(8_193), 7, null]) {
    fake.json({ success: true, data: { token: value } })
    assert.is(await kindOf(logIn(login)), 'unknown', String(value).slice(0, 9))
    fake.json({ success: true, data: { requestId: value } })
    assert.is(await kindOf(authenticate({ state: 's' })), 'unknown', String(value).slice(0, 9))
  }
  fake.json({ success: true, data: { token: 'x'.repeat(8_192) } })
  assert.is((await logIn(login)).length, 8_192)
})

test('K-03 a key is a point of the curve in hexadecimal digits', async () => {
  const ask = async (data: string) => {
    fake.json({ success: true, data })
    return kindOf(createAccount(fake.client()).getPublicKey())
  }
  for (const good of [key, `04${'AF'.repeat(64)}`]) assert.is(await ask(good), 'success', good)
  for (const bad of [`${key}a`, `0${key}`, `${key}\n`, key.slice(1), `04${'g'.repeat(128)}`])
    assert.is(await ask(bad), 'unknown', bad)
})

test('a person is known by a number or a text, and may have neither name nor address', async () => {
  const ask = (data: unknown) => {
    fake.json({ success: true, data })
    return createAccount(fake.client()).queryUser()
  }
  assert.equal({ ...(await ask({ uid: 7 })) }, { uid: '7' })
  const ada = { uid: 'u', username: null, email: 'a@b.co' }
  assert.equal({ ...(await ask({ ...ada, more: 1 })) }, ada)
  for (const bad of [{}, { uid: '' }, { uid: null }, { uid: '1', username: 7 }, { uid: '1', email: {} }])
    assert.is(await kindOf(ask(bad)), 'unknown', JSON.stringify(bad))
})

test('K-03 a price is a number that can be one', async () => {
  const ask = (data: unknown) => {
    fake.answer((response) =>
      response.end(`{"success":true,"data":${JSON.stringify(data).replaceAll('"∞"', '1e999')}}`),
    )
    return kindOf(createPrices(fake.client()).queryPriceMeta())
  }
  const priced = (amount: unknown) => ({ ...meta, licensePriceVO: { priceOneJobPerHour: amount } })
  const perRow = (amount: unknown) => ({
    ...meta,
    payAsYouGoPriceVO: { pricePerRow: { INCREMENT: amount, FULL: 1 } },
  })
  for (const good of [priced(0), perRow(0.5), ...['RMB', 'CNY'].map((currency) => ({ ...meta, currency }))])
    assert.is(await ask(good), 'success', JSON.stringify(good))
  for (const bad of [
    ...[-0.01, '1', null, '∞'].flatMap((amount) => [priced(amount), perRow(amount)]),
    { ...meta, currency: 'EUR' },
    { ...meta, payAsYouGoPriceVO: {} },
    { ...meta, payAsYouGoPriceVO: { pricePerRow: { INCREMENT: 1 } } },
    { ...meta, licensePriceVO: {} },
  ])
    assert.is(await ask(bad), 'unknown', JSON.stringify(bad))
})

test('what the console leaves out of a list of downloads is empty; a product has a type', async () => {
  const ask = (data: unknown, more = {}) => {
    fake.json({ success: true, data, ...more })
    return createDownloads(fake.client()).listProducts('CloudCanal')
  }
  const empty = { deployType: '', deployTypeI18n: '', productType: 'P', cpuArc: '', cpuArcI18n: '' }
  assert.equal(
    (await ask([{ productType: 'P' }, { ...empty, cpuArc: null, deployType: 'D' }])).map((each) => ({ ...each })),
    [empty, { ...empty, deployType: 'D' }],
  )
  for (const bad of [[{ productType: '' }], [{}], [{ productType: 'P', cpuArc: 7 }]])
    assert.is(await kindOf(ask(bad)), 'unknown', JSON.stringify(bad))
})

test('lists and links of downloads may come without the envelope, the rest may not', async () => {
  fake.json([{ productType: 'P' }])
  assert.is((await createDownloads(fake.client()).listProducts('CloudCanal')).length, 1)
  fake.json({ url: 'https://x.example/a' })
  assert.equal(
    { ...(await createDownloads(fake.client()).getDownload('P', 'ENTERPRISE_VERSION')) },
    { version: '', md5: '', url: 'https://x.example/a' },
  )
  fake.json(meta)
  assert.is(await kindOf(createPrices(fake.client()).queryPriceMeta()), 'unknown')
})

test('K-03 a version is a short word', async () => {
  const ask = async (version: unknown) => {
    fake.json({ success: true, data: { CloudCanal: version } })
    return kindOf(createDownloads(fake.client()).latestVersions(['CloudCanal']))
  }
  for (const good of ['5', '1.7.0-beta_2', 'x'.repeat(32)]) assert.is(await ask(good), 'success', good)
  for (const bad of ['', 'x'.repeat(33), '1 2', '1.7;', '<b>', 7, null])
    assert.is(await ask(bad), 'unknown', String(bad))
})

test('countries are those of the console', async () => {
  const list = [{ phoneAreaCode: 'USA', phoneCode: '1' }]
  fake.json({ success: true, data: list })
  assert.equal(await createAccount(fake.client()).listCountries(), list)
  assert.ok(fake.seen[0]!.path.endsWith('/constant/listcountry'))
})

test.run()
