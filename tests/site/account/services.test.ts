/** What each form sends, and where it leads. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Account } from '../../../site/api/account.ts'
import { Failure } from '../../../site/api/failure.ts'
import { keepPendingSso, pendingSso } from '../../../site/features/account/pendingSso.ts'
import type { AccountPlace } from '../../../site/features/account/place.ts'
import type { Values } from '../../../site/features/account/rules.ts'
import type { Services } from '../../../site/features/account/services.ts'
import { createService as createLogin } from '../../../site/features/account/login.service.ts'
import { createService as createMarket } from '../../../site/features/account/market.service.ts'
import { createService as createRegister } from '../../../site/features/account/register.service.ts'
import { createService as createReset } from '../../../site/features/account/reset.service.ts'
import { createService as createSupplement } from '../../../site/features/account/supplement.service.ts'
import { clientIdKey } from '../../../site/features/visit/clientId.ts'
import { remember } from '../../../theme/client/storage.ts'
import { installStorage } from '../api/fakeStorage.ts'

const test = suite('account services')

const entries = installStorage(['localStorage', 'sessionStorage'])
const went: string[] = []
const location = { hostname: 'www.acme.example', pathname: '/', assign: (href: string) => void went.push(href) }
Object.defineProperty(globalThis, 'location', { configurable: true, value: location })
Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis })

test.before.each(() => {
  entries.clear()
  went.length = 0
})

const { signal } = new AbortController()

type Call = readonly [name: string, payload: unknown]

/** Passwords are starred in place of encrypted. */
function servicesWith(place: Partial<AccountPlace>, answers: Readonly<Record<string, unknown>> = {}) {
  const calls: Call[] = []
  const account = new Proxy({} as Account, {
    get: (_, name: string) => async (payload: unknown, given: AbortSignal) => {
      if (name !== 'queryUser') assert.is(given, signal)
      calls.push([name, name === 'queryUser' ? undefined : payload])
      return answers[name]
    },
  })
  const services: Services = {
    place: {
      contact: 'phone',
      verification: 'sms',
      country: 'CN',
      loginPath: '/login/',
      home: '/',
      ...place,
    } as AccountPlace,
    account,
    encrypted: (plain, use) => use(plain.map((password) => `*${password}*`)),
    preparePasswords: () => {},
    sendCode: async () => {},
  }
  return { services, calls }
}

const email = { contact: 'email', verification: 'email' } as const
const typed: Values = {
  account: ' 138 0013 8000 ',
  userName: ' Ada ',
  company: ' Acme ',
  email: ' a@b.cc ',
  phone: ' +86 138-0013-8000 ',
  code: ' 123456 ',
  password: ' secret ',
  rePassword: ' secret ',
}

test('login by password sends it encrypted and as it was typed, and no code', async () => {
  const { services, calls } = servicesWith({}, { logIn: 'a-token', queryUser: { uid: '1' } })
  const { code: _, ...values } = typed
  const login = createLogin(services)
  await login.send(values, signal)
  assert.equal(calls, [
    [
      'logIn',
      { account: '13800138000', loginType: 'PASSWORD', password: '* secret *', verifyCode: '', verifyType: '' },
    ],
  ])
  assert.is(entries.get('token') ?? entries.get('jwt_token'), 'a-token')
  await login.goOn(signal)
  assert.is(calls[1]![0], 'queryUser')
  assert.is(went.length, 1)
})

test('login by code sends that, and no password', async () => {
  const byCode = async (place: Partial<AccountPlace>, account: string) => {
    const { services, calls } = servicesWith(place, { logIn: 'a-token' })
    await createLogin(services).send({ ...typed, account }, signal)
    return calls[0]![1]
  }
  const sent = { loginType: 'VERIFY', password: '', verifyCode: '123456' }
  assert.equal(await byCode({}, '138 0013 8000'), { ...sent, account: '13800138000', verifyType: 'SMS_VERIFY_CODE' })
  assert.equal(await byCode(email, ' a-b@c.dd '), { ...sent, account: 'a-b@c.dd', verifyType: 'EMAIL_VERIFY_CODE' })
})

test('a registration says who it is, where they came from, and the country of the brand', async () => {
  entries.set('source_for_cc', `https://search.example/${'a'.repeat(3_000)}`)
  entries.set('kw_for_cc', 'k'.repeat(300))
  const { services, calls } = servicesWith({})
  const register = createRegister(services)
  await register.send(typed, signal)
  const [[name, payload]] = calls as [Call]
  const { src, keyword, ...sent } = payload as Record<string, string>
  assert.is(name, 'register')
  assert.equal(sent, {
    userName: 'Ada',
    company: 'Acme',
    email: 'a@b.cc',
    phone: '13800138000',
    verifyCode: '123456',
    verifyType: 'SMS_VERIFY_CODE',
    country: 'CN',
    password: '* secret *',
  })
  assert.equal([src!.length, keyword!.length], [2_048, 256])
  await register.goOn(signal)
  assert.equal(went, ['/login/'])
})

test('what was not asked for is sent empty', async () => {
  const { services, calls } = servicesWith(email)
  await createRegister(services).send({ password: 'x' }, signal)
  const { userName, company, phone, verifyCode, keyword, verifyType } = calls[0]![1] as Record<string, string>
  assert.equal([userName, company, phone, verifyCode, keyword], ['', '', '', '', ''])
  assert.is(verifyType, 'EMAIL_VERIFY_CODE')
})

test('a new password goes to the contact the brand knows people by', async () => {
  const reset = async (place: Partial<AccountPlace>) => {
    const { services, calls } = servicesWith(place)
    const service = createReset(services)
    await service.send(typed, signal)
    await service.goOn(signal)
    return calls
  }
  const sent = { verifyCode: '123456', password: '* secret *', rePassword: '* secret *' }
  assert.equal(await reset({}), [['resetPassword', { ...sent, phone: '13800138000', verifyType: 'SMS_VERIFY_CODE' }]])
  assert.equal(await reset(email), [['resetPassword', { ...sent, email: 'a@b.cc', verifyType: 'EMAIL_VERIFY_CODE' }]])
  assert.equal(went, ['/login/', '/login/'])
})

test('a registration from a marketplace names the marketplace and its token, and a visitor known or made up', async () => {
  Object.assign(location, { search: '?marketplaceType=AWS&token=t-1' })
  const sent = async () => {
    const { services, calls } = servicesWith({})
    const market = createMarket(services)
    await market.send(typed, signal)
    await market.goOn(signal)
    return calls[0] as readonly [string, Readonly<Record<string, string>>]
  }
  const [name, { clientId, ...payload }] = await sent()
  assert.is(name, 'registerFromMarket')
  assert.match(clientId!, /^[\da-f-]{36}$/)
  assert.equal(payload, {
    userName: 'Ada',
    company: 'Acme',
    email: 'a@b.cc',
    phone: '13800138000',
    verifyCode: '123456',
    marketplaceType: 'AWS',
    registerToken: 't-1',
    country: 'USA',
    verifyType: 'EMAIL_VERIFY_CODE',
    password: '* secret *',
    src: '',
    keyword: '',
  })
  assert.equal(went, ['/login/'])
  remember(clientIdKey, 'known', 'sessionStorage')
  assert.is((await sent())[1]['clientId'], 'known')
})

const refusalOf = async (call: Promise<unknown>) => {
  const failure: unknown = await call.catch((error: unknown) => error)
  assert.instance(failure, Failure)
  return (failure as Failure).kind
}

test('what a provider left out is sent with its login, once, and leads where they meant to go', async () => {
  keepPendingSso({ state: 's', requestId: 'r', target: 'download' })
  const { services, calls } = servicesWith({}, { authenticate: { token: 'a-token' }, queryUser: { uid: '1' } })
  const supplement = createSupplement(services)
  await supplement.send(typed, signal)
  assert.equal(calls, [
    ['authenticate', { state: 's', requestId: 'r', company: 'Acme', phone: '13800138000', verifyCode: '123456' }],
  ])
  assert.is(entries.get('token') ?? entries.get('jwt_token'), 'a-token')
  await supplement.goOn(signal)
  assert.is(pendingSso(), undefined)
  assert.equal([went.length, entries.get('openDownloadModal')], [1, 'true'])
  assert.is(await refusalOf(supplement.send(typed, signal)), 'refused')
  assert.is(calls.length, 2, 'nothing is sent without a login')
})

test('a provider’s login that is asked for more again is refused', async () => {
  keepPendingSso({ state: 's', requestId: 'r', target: undefined })
  const { services } = servicesWith({}, { authenticate: { requestId: 'other' } })
  assert.is(await refusalOf(createSupplement(services).send(typed, signal)), 'refused')
  assert.equal([entries.get('token'), entries.get('jwt_token')], [undefined, undefined])
})

test.run()
