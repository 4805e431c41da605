/** Every call to the console: where it goes, what it sends, and what it makes of nonsense (K-03). */
import * as assert from 'uvu/assert'
import { createAccount } from '../../../site/api/account.ts'
import type { Client } from '../../../site/api/client.ts'
import { createSso } from '../../../site/api/sso.ts'
import { createDownloads } from '../../../site/api/downloads.ts'
import type { Failure } from '../../../site/api/failure.ts'
import { createFeedback } from '../../../site/api/feedback.ts'
import { createPrices } from '../../../site/api/prices.ts'
import { createVisits } from '../../../site/api/visits.ts'
import { consoleSuite, failureOf, kindOf } from './fakeConsole.ts'

const { test, fake } = consoleSuite('api calls')
const A = '/rdp/console/api/v1'

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
const nobody = { contactMe: false, contactName: null, contactPhone: null, contactEmail: null, company: null }
const connector = { linkRequest: 'Db2', requirementReason: 'Reports', urgent: true, expectedTime: null, ...nobody }
const contact = { uid: null, contactName: 'Ada', contactPhone: '13800138000', company: null, requirement: 'A trial' }
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
    path: `${A}/constant/sso_type`,
    ask: (c) => createSso(c).listSsoTypes({ src: 's', target: 'sign_in' }),
    sent: { src: 's', target: 'sign_in' },
    data: { google: 'https://accounts.google.com/' },
  },
  {
    path: `${A}/constant/listDownloadProduct`,
    ask: (c) => createDownloads(c).listProducts('CloudCanal'),
    sent: { orderProductType: 'CloudCanal' },
    data: [{ deployType: 'D', deployTypeI18n: 'd', productType: 'P', cpuArc: 'x', cpuArcI18n: 'X' }],
  },
  {
    path: `${A}/latestVer`,
    ask: (c) => createDownloads(c).latestVersions(['CloudCanal']),
    sent: { productTypes: ['CloudCanal'] },
    data: { CloudCanal: '1.7.0' },
  },
  {
    path: `${A}/feedback/applyDataSource`,
    ask: (c) => createFeedback(c).requestConnector(connector),
    sent: connector,
  },
  { path: `${A}/feedback/contactUs`, ask: (c) => createFeedback(c).contact(contact), sent: contact },
  { path: `${A}/saas/queryPriceMeta`, ask: (c) => createPrices(c).queryPriceMeta(), data: meta },
]

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

test('K-03 the marketplace wraps its answer twice, and either may say no', async () => {
  const register = () => kindOf(createAccount(fake.client()).registerFromMarket({ ...person, ...market }))
  fake.json({ success: true, data: { success: true, more: 1 } })
  assert.is(await register(), 'success')
  fake.json({ success: true, data: { success: false, msg: 'The subscription is used' } })
  const { kind, reason } = await failureOf(createAccount(fake.client()).registerFromMarket({ ...person, ...market }))
  assert.equal([kind, reason], ['refused', 'The subscription is used'])
  for (const success of ['true', null]) {
    fake.json({ success: true, data: { success } })
    assert.is(await register(), 'unknown', String(success))
  }
})

test('K-02 logging out and counting a view lead nobody to the login page', async () => {
  const expired: string[] = []
  const client = fake.client({ onExpired: () => expired.push('expired') })
  fake.json({}, 401)
  assert.is(await kindOf(createAccount(client).logOut()), 'expired')
  assert.is(await kindOf(createVisits(client).addView(view)), 'expired')
  assert.equal(expired, [])
  assert.is(await kindOf(createPrices(client).queryPriceMeta()), 'expired')
  assert.equal(expired, ['expired'])
})

test('only the view log is sent while a page is left', async () => {
  const { fetch } = globalThis
  const kept: unknown[] = []
  globalThis.fetch = (url, options) => {
    kept.push(options?.keepalive)
    return fetch(url, options)
  }
  try {
    await createVisits(fake.client()).addView(view)
    await createFeedback(fake.client()).contact(contact)
  } finally {
    globalThis.fetch = fetch
  }
  assert.equal(kept, [true, false])
})

test.run()
