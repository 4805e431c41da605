/** Providers: where their pages may be (J-06), and who comes back from one (K-15). */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asLoginSource } from '../../../site/api/storage.ts'
import { providerAddress, rememberState, takeAnswer, targetIn } from '../../../site/features/account/providers.ts'

const test = suite('providers')
const consoleBase = 'https://api.example.com'
const good = 'https://accounts.google.com/o/oauth2/auth?client_id=1&state=abc'

test.before.each(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: { sessionStorage } })
})

test('J-06 a provider is opened at its own host, or by way of the console', () => {
  assert.is(providerAddress('google', good, consoleBase), good)
  assert.ok(providerAddress('wechat', 'https://open.weixin.qq.com/connect/qrconnect?state=1', consoleBase))
  for (const host of ['login.dingtalk.com', 'oapi.dingtalk.com'])
    assert.ok(providerAddress('dingtalk', `https://${host}/oauth2/auth?state=1`, consoleBase))
  assert.ok(providerAddress('google', 'https://api.example.com/sso/google?state=1', consoleBase))
  assert.ok(providerAddress('google', 'http://localhost:8111/__provider?state=1', 'http://localhost:8111'))
})

const hosts = [
  'https://evil.example/',
  'http://accounts.google.com/',
  'http://api.example.com/',
  'http://localhost:8111/',
  'https://localhost:8111/',
  'https://api.example.com:8443/',
  'https://accounts.google.com:444/',
  'https://accounts.google.com.evil.example/',
  'https://evil.example/accounts.google.com/',
  'https://accounts.google.com@evil.example/',
  'https://user@accounts.google.com/',
  'https://user:pass@accounts.google.com/',
  'https://evil.example%2faccounts.google.com/',
  'https://evil.example\\@accounts.google.com/',
  'https://accounts。google.com.evil.example/',
  'https://accounts.goog1e.com/',
  'https://аccounts.google.com/',
  'https://open.weixin.qq.com/',
  'https://login.dingtalk.com/',
  '//accounts.google.com/',
  '/\\accounts.google.com/',
  'javascript://accounts.google.com/%0aalert(1)//',
  'JaVaScRiPt:alert(1)//',
  '\tjavascript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://accounts.google.com/1',
  'ftp://accounts.google.com/',
  'ws://accounts.google.com/',
  'file:///etc/passwd',
  'view-source:https://accounts.google.com/',
  'about:blank',
  'https:',
  'https://',
  'https:///',
  'accounts.google.com',
  'accounts.google.com/',
  '',
  ' ',
  '\u0000https://evil.example/',
  'https://evil.example/#@accounts.google.com/',
]

test('J-06 eighty other spellings are not offered', () => {
  const spellings = hosts.flatMap((host) => [`${host}?state=abc`, `${host}?next=${encodeURIComponent(good)}&state=a`])
  assert.is(spellings.length, 80)
  for (const spelling of spellings) assert.is(providerAddress('google', spelling, consoleBase), undefined, spelling)
})

test('K-15 without a state nobody could tell who sent the visitor back', () => {
  for (const address of ['https://accounts.google.com/auth', 'https://accounts.google.com/auth?state='])
    assert.is(providerAddress('google', address, consoleBase), undefined)
})

test('K-15 an answer is taken once, in the tab that asked, and whole', () => {
  rememberState(good)
  assert.equal(takeAnswer('https://site.example/loading/?code=1&state=abc'), { code: '1', state: 'abc' })
  assert.is(takeAnswer('https://site.example/loading/?code=1&state=abc'), undefined, 'replayed')
  rememberState(good)
  assert.is(takeAnswer('https://site.example/loading/?code=1&state=other'), undefined, 'of another login')
  assert.is(takeAnswer('https://site.example/loading/?code=1&state=abc'), undefined, 'after a wrong one')
  rememberState(good)
  assert.is(takeAnswer('https://site.example/loading/?code=1'), undefined, 'missing')
  rememberState(good)
  assert.is(takeAnswer(`https://site.example/loading/?code=${'x'.repeat(9_000)}&state=abc`), undefined, 'too long')
  rememberState(good)
  assert.equal(takeAnswer('https://site.example/loading/#access_token=t&state=abc&expires_in=1'), {
    state: 'abc',
    accessToken: 't',
  })
})

test('twenty words of an answer are taken, each of 8,192 characters at most', () => {
  const taken = (query: string) => {
    rememberState(good)
    return takeAnswer(`https://site.example/loading/?state=abc&${query}`)
  }
  const many = Array.from({ length: 25 }, (_, index) => `w${index}=x`).join('&')
  assert.equal([Object.keys(taken(many)!).length, Object.keys(taken(many)!).at(-1)], [20, 'w18'])
  assert.is(taken(`code=${'x'.repeat(8_192)}`)!['code']!.length, 8_192)
  assert.is(taken(`code=${'x'.repeat(8_193)}`), undefined)
  rememberState(good)
  assert.is(takeAnswer('https://site.example/loading/#access_token=t'), undefined, 'without a state')
})

test('a state is read in the alphabet of addresses, too', () => {
  // `~~~???` is written with `-` and `_` there.
  const state = btoa(JSON.stringify({ target: '~~~???' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  assert.match(state, /[-_]/)
  assert.is(targetIn(state), '~~~???')
})

test('K-15 a state nobody can read is no reason to log in, and no error', () => {
  const encode = (value: unknown) => btoa(JSON.stringify(value))
  assert.is(targetIn(encode({ target: 'buy_a_license' })), 'buy_a_license')
  assert.is(targetIn(encode({ target: 'buy_a_license' }).replace(/=+$/, '')), 'buy_a_license')
  for (const state of ['', '%', '!!!', 'abc', encode('text'), encode(null), encode([1]), encode({}), '\u0000', '中文'])
    assert.is(targetIn(state), undefined, state)
  for (const target of ['https://evil.example', '__proto__', 1, {}, null])
    assert.is(asLoginSource(targetIn(encode({ target }))), undefined)
})

test.run()
