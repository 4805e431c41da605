/** Every call of the specification's section 7: where it goes, what it sends, and what it makes of nonsense (K-03). */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createAccount } from '../../../site/api/account.ts'
import { createBilling } from '../../../site/api/billing.ts'
import type { Client } from '../../../site/api/client.ts'
import { createConstants } from '../../../site/api/constants.ts'
import { createDownloads } from '../../../site/api/downloads.ts'
import { Failure } from '../../../site/api/failure.ts'
import { createPrices } from '../../../site/api/prices.ts'
import { createVisits } from '../../../site/api/visits.ts'
import { openFakeConsole, type FakeConsole } from './fakeConsole.ts'

const test = suite('api calls')
const A = '/rdp/console/api/v1'
const B = '/cloudcanal/console/api/v1/inner'

const person = {
  userName: 'Ada',
  company: 'Engines',
  email: 'a@b.co',
  phone: '13800138000',
  verifyCode: '123456',
  verifyType: 'SMS_VERIFY_CODE',
  password: '04ab',
  country: 'china',
  src: '',
  keyword: '',
} as const
const welcome = { noModal: true, contactMe: true }
const login = {
  account: 'a@b.co',
  loginType: 'PASSWORD',
  password: '04ab',
  verifyCode: '',
  verifyType: '',
} as const
const market = { marketplaceType: 'AWS', registerToken: 't', clientId: 'c' }
const reset = {
  email: 'a@b.co',
  verifyCode: '1',
  verifyType: 'EMAIL_VERIFY_CODE',
  password: '04',
  rePassword: '04',
} as const
const code = { email: 'a@b.co', verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'LOGIN' } as const
const view = { src: '', kw: '', vbId: '', clientId: 'c', uid: '', uri: '/' }
const price = { product: 'CloudCanal', months: 12, links: 5 }
const order = { id: 'o1', status: 'CREATED', product: 'CloudCanal', amount: 1, currency: 'RMB' }
const bill = { id: 'b1', status: 'PAID', amount: 1, currency: 'RMB', createdAt: '2026-01-01' }
const meta = {
  currency: 'USD',
  currencyI18n: 'US dollars',
  licensePriceVO: { priceOneJobPerHour: 0.2 },
  payAsYouGoPriceVO: { pricePerRow: { INCREMENT: 1, FULL: 1 } },
}
const key = `04${'a'.repeat(128)}`

type Call = {
  readonly path: string
  ask(client: Client): Promise<unknown>
  readonly sent?: unknown
  /** An answer it understands; a call without one only wants to hear yes. */
  readonly data?: unknown
}
const calls: readonly Call[] = [
  {
    path: '/login',
    ask: (c) => createAccount(c).logIn(login),
    sent: { ...login, accountType: 'PRIMARY_ACCOUNT', noModal: true },
    data: { token: 't' },
  },
  { path: '/register', ask: (c) => createAccount(c).register(person), sent: { ...person, ...welcome } },
  {
    path: '/registerFromMarket',
    ask: (c) => createAccount(c).registerFromMarket({ ...person, ...market }),
    sent: { ...person, ...market, ...welcome },
  },
  {
    path: '/resetpwdunlogin',
    ask: (c) => createAccount(c).resetPassword(reset),
    sent: { ...reset, accountType: 'PRIMARY_ACCOUNT' },
  },
  { path: '/logout', ask: (c) => createAccount(c).logOut() },
  {
    path: '/auth',
    ask: (c) => createAccount(c).authenticate({ state: 's', code: '1' }),
    sent: { state: 's', code: '1' },
    data: { token: 't' },
  },
  {
    path: `${A}/user/queryLoginUser`,
    ask: (c) => createAccount(c).queryUser(),
    data: { uid: '1', username: 'Ada', email: null },
  },
  { path: `${A}/user/updateUserEmail`, ask: (c) => createAccount(c).updateEmail('b@b.co'), sent: { email: 'b@b.co' } },
  {
    path: `${A}/user/recordandreturndownloadurl`,
    ask: (c) => createDownloads(c).getDownload('P', 'COMMUNITY_VERSION'),
    sent: { productType: 'P', productVersionType: 'COMMUNITY_VERSION' },
    data: { version: '1', md5: 'm', url: 'https://x.example/a' },
  },
  { path: '/addviewlog', ask: (c) => createVisits(c).addView(view), sent: view },
  { path: '/getPublicKey', ask: (c) => createAccount(c).getPublicKey(), data: key },
  { path: `${A}/verify/sendcode`, ask: (c) => createAccount(c).sendCode(code), sent: code },
  {
    path: `${A}/verify/sendcodeinloginstate`,
    ask: (c) => createAccount(c).sendOwnCode({ verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'UPDATE' }),
    sent: { verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'UPDATE' },
  },
  {
    path: `${A}/constant/listcountry`,
    ask: (c) => createConstants(c).listCountries(),
    data: [{ code: 'china', name: 'China' }],
  },
  {
    path: `${A}/constant/sso_type`,
    ask: (c) => createConstants(c).listSsoTypes({ src: 's', target: 'sign_in' }),
    sent: { src: 's', target: 'sign_in' },
    data: { google: 'https://accounts.google.com/' },
  },
  {
    path: `${A}/constant/listDownloadProduct`,
    ask: (c) => createDownloads(c).listProducts('CloudCanal'),
    sent: { orderProductType: 'CloudCanal' },
    data: [{ deployType: 'D', deployTypeI18n: 'd', productType: 'P', cpuArc: 'x', cpuArcI18n: 'X' }],
  },
  { path: `${A}/saas/queryPriceMeta`, ask: (c) => createPrices(c).queryPriceMeta(), data: meta },
  {
    path: `${B}/authcode/order/getbuytimestandard`,
    ask: (c) => createBilling(c).getBuyTimeStandard({}),
    data: [{ months: 1 }],
  },
  {
    path: `${B}/authcode/order/queryoldresource`,
    ask: (c) => createBilling(c).queryOldResource({ pageNumber: 1 }),
    sent: { pageNumber: 1 },
    data: [order],
  },
  {
    path: `${B}/authcode/order/calculateprice`,
    ask: (c) => createBilling(c).calculatePrice(price),
    sent: price,
    data: { amount: 1, currency: 'RMB' },
  },
  {
    path: `${B}/authcode/order/create`,
    ask: (c) => createBilling(c).createOrder({ ...price, requestId: 'r' }),
    sent: { ...price, requestId: 'r' },
    data: order,
  },
  { path: `${B}/authcode/order/query`, ask: (c) => createBilling(c).queryOrders({}), data: [order] },
  {
    path: `${B}/authcode/order/showauthcode`,
    ask: (c) => createBilling(c).showAuthCode({ id: 'o1' }),
    sent: { id: 'o1' },
    data: { authCode: 'x' },
  },
  { path: `${B}/authcode/order/close`, ask: (c) => createBilling(c).closeOrder({ id: 'o1' }), sent: { id: 'o1' } },
  {
    path: `${B}/authcode/order/getcurrentladderdiscount`,
    ask: (c) => createBilling(c).getCurrentLadderDiscount(),
    data: [{ fromMonths: 6, percentOff: 5 }],
  },
  { path: `${B}/license/systemconfig/getconfigvalue`, ask: (c) => createBilling(c).getConfigValue(), data: { a: 1 } },
  { path: `${B}/saas/listinvoices`, ask: (c) => createBilling(c).listInvoices({}), data: [bill] },
  {
    path: `${B}/saas/createsession`,
    ask: (c) => createBilling(c).createSession({ id: 'o1' }),
    sent: { id: 'o1' },
    data: { url: 'https://pay.example/' },
  },
  {
    path: `${B}/saas/subscription`,
    ask: (c) => createBilling(c).getSubscription({}),
    data: { plan: 'FREE', status: 'ACTIVE' },
  },
  { path: `${B}/saas/cancelsubscription`, ask: (c) => createBilling(c).cancelSubscription({}) },
  {
    path: `${B}/saas/listpaymentmethods`,
    ask: (c) => createBilling(c).listPaymentMethods(),
    data: [{ id: 'p', type: 'card' }],
  },
  { path: `${B}/billing/list`, ask: (c) => createBilling(c).listBills({}), data: [bill] },
  {
    path: `${B}/billing/getdetailbyid`,
    ask: (c) => createBilling(c).getBill({ id: 'b1' }),
    sent: { id: 'b1' },
    data: bill,
  },
]

let fake: FakeConsole
test.before(async () => {
  fake = await openFakeConsole()
})
test.after(() => fake.end())

const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'success',
    (error: unknown) => (error instanceof Failure ? error.kind : String(error)),
  )

test('all thirty-three calls of section 7 are here', () => {
  assert.is(new Set(calls.map(({ path }) => path)).size, 33)
})

for (const { path, ask, sent = {}, data } of calls) {
  test(`K-13 ${path}: sends what is needed and no more, and understands the answer`, async () => {
    fake.json({ success: true, data: data ?? null, msg: '' })
    const answer = await ask(fake.client())
    const request = fake.seen.at(-1)!
    assert.is(request.path, path)
    assert.equal(JSON.parse(request.body), sent)
    if (data === undefined) return
    assert.ok(answer !== undefined)
  })

  test(`K-03 ${path}: nonsense is a failure`, async () => {
    const bodies = [
      '',
      'null',
      'true',
      '{',
      '<!doctype html>',
      '"x"',
      '{"data":{}}',
      '{"success":"yes"}',
      '{"success":1}',
    ]
    const wrong = data === undefined ? [] : [null, 'x', 1, Array.isArray(data) ? {} : [], Array.isArray(data) ? [1] : 7]
    for (const body of [...bodies, ...wrong.map((value) => JSON.stringify({ success: true, data: value }))]) {
      fake.answer((response) => response.end(body))
      assert.is(await kindOf(ask(fake.client())), 'unknown', body)
    }
    fake.answer((response) => response.end(`{"success":true,"data":"${'x'.repeat(1_100_000)}"}`))
    assert.is(await kindOf(ask(fake.client())), 'unknown', 'more than a megabyte')
    fake.json({ success: false, msg: 'no' })
    assert.is(await kindOf(ask(fake.client())), 'refused')
  })
}

test('a new person from a provider has to say more, whether the console calls that a success or not', async () => {
  for (const answer of [
    { success: true, data: { requestId: 'r' } },
    { success: false, data: { requestId: 'r' }, msg: 'more' },
    { success: false, requestId: 'r', msg: 'more' },
  ]) {
    fake.json(answer)
    assert.equal(await createAccount(fake.client()).authenticate({ state: 's' }), { requestId: 'r' })
  }
  fake.json({ success: false, msg: 'Not allowed' })
  try {
    await createAccount(fake.client()).authenticate({ state: 's' })
    assert.unreachable()
  } catch (error) {
    assert.is((error as Failure).reason, 'Not allowed')
  }
})

test.run()
