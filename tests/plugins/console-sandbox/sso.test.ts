/** Logging in through another service: state, tickets and return addresses (K-15, J-06 on the console's side). */
import * as assert from 'uvu/assert'
import { box, sandboxSuite } from './testSandbox.ts'

const site = 'http://usd.localhost:3000'
const phone = '13800138000'
const minute = 60_000

const test = sandboxSuite('third-party login', async () => {
  await box.seed()
})

async function addresses(origin: string | null = site, language = 'zh-CN'): Promise<Record<string, string>> {
  const headers = { ...(origin === null ? {} : { origin }), 'Accept-Language': language }
  const { data } = await box.post('/constant/sso_type', { src: '', target: 'download' }, { headers })
  return data as Record<string, string>
}

const own = {
  host: 'localhost:8111',
  origin: 'http://localhost:8111',
  'Content-Type': 'application/x-www-form-urlencoded',
}

function choose(address: string, who: string, headers: HeadersInit = own): Promise<Response> {
  const url = new URL(address)
  const form = new URLSearchParams({
    state: url.searchParams.get('state')!,
    redirect_uri: url.searchParams.get('redirect_uri')!,
    who,
  })
  return box.fetch(url.pathname, { method: 'POST', body: String(form), headers })
}

/** What the page the visitor comes back to is told. */
async function comeBack(who: string, provider = 'google', origin = site): Promise<Record<string, string>> {
  const address = (await addresses(origin))[provider]!
  const back = new URL((await choose(address, who)).headers.get('location')!)
  assert.is(back.origin + back.pathname, `${origin}/loading/`)
  const values = new URLSearchParams(back.hash ? back.hash.slice(1) : back.search)
  const { access_token: accessToken, ...others } = Object.fromEntries(values)
  return accessToken ? { accessToken, ...others } : others
}

test('providers are those of the brand, and lead back in the language of the page', async () => {
  assert.equal(Object.keys(await addresses()), ['google'])
  assert.equal(Object.keys(await addresses('http://cny.localhost:3000')), ['wechat', 'dingtalk'])
  const redirect = async (language: string) =>
    new URL((await addresses(site, language))['google']!).searchParams.get('redirect_uri')
  assert.is(await redirect('zh-CN'), `${site}/loading/`)
  assert.is(await redirect('en-US'), `${site}/en/loading/`)
  assert.equal(await addresses(null), {})
  const { state } = Object.fromEntries(new URL((await addresses())['google']!).searchParams)
  assert.is((JSON.parse(atob(state!)) as { target: string }).target, 'download')
})

for (const [provider, origin] of [
  ['google', site],
  ['wechat', 'http://cny.localhost:3000'],
  ['dingtalk', 'http://cny.localhost:3000'],
] as const) {
  test(`${provider}: someone with an account comes in, once`, async () => {
    const values = await comeBack('demo', provider, origin)
    const { success, data } = await box.post('/auth', values)
    assert.ok(success)
    const headers = { Authorization: `Bearer ${(data as { token: string }).token}` }
    const me = (await box.post('/user/queryLoginUser', {}, { headers })).data as { email: string }
    assert.is(me.email, 'demo@example.com')
    assert.not((await box.post('/auth', values)).success, 'replayed')
  })
}

test('someone new tells a phone number, and comes straight in the next time', async () => {
  const values = await comeBack('stranger')
  const asked = await box.post('/auth', values)
  assert.not(asked.success)
  const { requestId } = asked.data as { requestId: string }
  await box.post('/verify/sendcode', {
    phoneNumber: phone,
    phoneAreaCode: 'CHINA',
    verifyType: 'SMS_VERIFY_CODE',
    verifyCodeType: 'SSO_REGISTER_BIND',
  })
  const more = { state: values['state'], requestId, phone, company: 'Engines', verifyCode: '' }
  const verifyCode = await box.code(phone)
  assert.is((await box.post('/auth', { ...more, phone: undefined })).status, 400)
  assert.not((await box.post('/auth', { ...more, verifyCode: verifyCode === '000000' ? '111111' : '000000' })).success)
  assert.not((await box.post('/auth', { ...more, state: 'other', verifyCode })).success, 'another state')
  const done = await box.post('/auth', { ...more, verifyCode })
  assert.ok(done.success)
  assert.match((done.data as { token: string }).token, /^[\w-]{43}$/)
  assert.not((await box.post('/auth', { ...more, verifyCode })).success, 'replayed')
  assert.is(box.rows('users'), 2)
  assert.is(box.rows('identities'), 4)
  const { email } = box.database.prepare('SELECT email FROM users WHERE phone = ?').get(phone) as { email: string }
  assert.match(email, /^grace\./)
  assert.not(
    (await box.post('/login', { account: phone, password: '', loginType: 'PASSWORD' })).success,
    'no password is no password',
  )
})

test('state and ticket: missing, made up, swapped, late, used, refused', async () => {
  const first = await comeBack('demo')
  const second = await comeBack('demo')
  const refused = async (payload: object) => {
    const { status, success, data } = await box.post('/auth', payload)
    assert.equal([status, success, data], [200, false, null], JSON.stringify(payload))
  }
  await refused({})
  await refused({ state: 'x', accessToken: 'y' })
  await refused({ accessToken: first['accessToken'] })
  await refused({ state: second['state'] })
  // Both are gone with the attempt.
  const [third, fourth] = [await comeBack('demo'), await comeBack('demo')]
  await refused({ state: third['state'], accessToken: fourth['accessToken'] })
  await refused(third)
  const late = await comeBack('demo')
  box.turn(minute)
  await refused(late)
  const denied = await comeBack('nobody')
  assert.is(denied['error'], 'access_denied')
  await refused(denied)
})

const foreign = [
  'http://evil.com/loading/',
  'http://usd.localhost:3000.evil.com/loading/',
  'http://usd.localhost:3000@evil.com/loading/',
  '//evil.com/loading/',
  'javascript:alert(1)',
  'http://usd.localhost:3001/loading/',
  'http://usd.localhost:3000/loading',
  'http://usd.localhost:3000/loading/?next=//evil.com',
  'http://usd.localhost:3000/loading/../evil/',
  '',
]
test('it returns nowhere else', async () => {
  for (const redirect of foreign) {
    const url = new URL((await addresses())['google']!)
    url.searchParams.set('redirect_uri', redirect)
    const page = await box.fetch(url.pathname + url.search)
    assert.is(page.status, 400, redirect)
    assert.not.match(await page.text(), /evil|javascript:/)
    const pressed = await choose(url.href, 'demo')
    assert.is(pressed.status, 400, redirect)
    assert.is(pressed.headers.get('location'), null)
  }
  for (const origin of ['http://evil.com', 'null', 'https://localhost'])
    assert.is(
      (
        await box.fetch('/constant/sso_type', {
          method: 'POST',
          body: '{}',
          headers: { origin, 'Content-Type': 'application/json' },
        })
      ).status,
      403,
    )
})

test('nobody else presses its buttons', async () => {
  const address = (await addresses())['google']!
  for (const origin of [undefined, 'null', site, 'http://evil.com', 'http://localhost:3000']) {
    const { origin: _own, ...rest } = own
    const response = await choose(address, 'demo', origin === undefined ? rest : { ...rest, origin })
    assert.is(response.status, 403, String(origin))
  }
  assert.is((await choose(address, 'demo')).status, 303)
})

test('a state that was begun by someone else shows no words of theirs', async () => {
  const headers = { origin: site }
  const { data } = await box.post('/constant/sso_type', { target: '<script>"é' }, { headers })
  const page = await box.fetch(new URL((data as { google: string }).google).href.slice('http://localhost:8111'.length))
  assert.is(page.status, 200)
  assert.not.match(await page.text(), /<script/)
})

test.run()
