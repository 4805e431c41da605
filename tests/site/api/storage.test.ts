/** Storage that is absent, full, forbidden or spoilt (J-04), and stored words that were tampered with (J-05, K-08). */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  forgetLogin,
  loginSources,
  read,
  readLoginSource,
  readReferrer,
  readToken,
  readUser,
  saveLogin,
  saveLoginSource,
  saveUser,
  write,
} from '../../../site/api/storage.ts'
import { fakeStorage, type FakeStorage } from './fakeStorage.ts'

const test = suite('storage')

type Fake = Omit<FakeStorage, 'kept'>
const fail = (): never => {
  throw new DOMException('no', 'SecurityError')
}
function use(storage: Fake | undefined | 'throws'): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: storage === 'throws' ? fail : () => storage,
  })
}
test.after.each(() => {
  use(fakeStorage())
  forgetLogin()
  saveLoginSource(null)
})

const user = { uid: '1', username: 'Ada', email: 'ada@example.com' }
const modes: Readonly<Record<string, () => Fake | undefined | 'throws'>> = {
  works: () => fakeStorage(),
  absent: () => undefined,
  'throws on access': () => 'throws',
  'throws on read': () => ({ ...fakeStorage(), getItem: fail }),
  'is full': () => ({ ...fakeStorage(), setItem: fail }),
  'forbids everything': () => ({ getItem: fail, setItem: fail, removeItem: fail }),
}
for (const [name, open] of Object.entries(modes)) {
  test(`J-04 a login lasts for the page when storage ${name}`, () => {
    use(open())
    saveLogin('token-1234')
    saveUser(user)
    saveLoginSource('download')
    // Where writing works and reading does not, nothing can be known.
    const isBlind = name === 'throws on read'
    assert.is(readToken(), isBlind ? null : 'token-1234')
    assert.equal(readUser(), isBlind ? undefined : user)
    assert.is(readLoginSource(), isBlind ? undefined : 'download')
    forgetLogin()
    assert.is(readToken(), null)
    assert.is(readUser(), undefined)
  })
}

const spoilt = [
  '{',
  '',
  'null',
  '[]',
  '1',
  '"x"',
  'undefined',
  '[object Object]',
  '{"userInfo":1}',
  '{"userInfo":{}}',
  '{"userInfo":{"uid":1}}',
  '{"userInfo":{"uid":""}}',
  '{"userInfo":{"uid":"1","username":{}}}',
  '{"__proto__":{"userInfo":{"uid":"1"}}}',
  '{"constructor":{}}',
  `{"userInfo":{"uid":"${'x'.repeat(5_000_000)}"}}`,
  `{"userInfo":{"uid":"1","username":"${'x'.repeat(300)}"}}`,
]
test('J-04 a spoilt user is nobody, and what has the wrong shape is removed', () => {
  for (const text of spoilt) {
    const storage = fakeStorage({ 'user-store': text })
    use(storage)
    assert.is(readUser(), undefined, text.slice(0, 60))
    // What merely says nothing of a user may stay.
    const isHarmless = ['[]', '{"__proto__":{"userInfo":{"uid":"1"}}}', '{"constructor":{}}'].includes(text)
    assert.is(storage.kept.has('user-store'), isHarmless, text.slice(0, 60))
  }
})

test('a user may have neither name nor address; what a person typed long ago may be long', () => {
  const kept = (userInfo: unknown) => {
    use(fakeStorage({ 'user-store': JSON.stringify({ userInfo }) }))
    const found = readUser()
    return found && { ...found }
  }
  for (const good of [
    { uid: '1' },
    { uid: 'x'.repeat(64), username: null, email: null },
    { uid: '1', username: 'x'.repeat(256), email: 'x'.repeat(256) },
  ])
    assert.equal(kept(good), good)
  for (const bad of [{ uid: 'x'.repeat(65) }, { uid: '1', email: 'x'.repeat(257) }, { uid: '1', email: 7 }])
    assert.is(kept(bad), undefined, JSON.stringify(bad).slice(0, 40))
  assert.is(kept(null), undefined)
  // As the console writes it: with fields that are its own business.
  assert.equal(kept({ uid: '1', roles: [] }), { uid: '1' })
  const large = { uid: '1', more: 'x'.repeat(65_000) }
  assert.equal([kept(large), kept({ ...large, other: 'x'.repeat(1_000) })], [{ uid: '1' }, undefined])
})

test('K-08 the user is written beside the token, as the console reads it', () => {
  const storage = fakeStorage()
  use(storage)
  const written = () => JSON.parse(storage.kept.get('user-store')!) as unknown
  saveUser(user)
  assert.equal(written(), { loginInfo: {}, userInfo: user })
  saveLogin('token-1234')
  assert.equal(written(), { loginInfo: { token: 'token-1234' } })
  saveUser(user)
  assert.equal(written(), { loginInfo: { token: 'token-1234' }, userInfo: user })
  saveUser(undefined)
  assert.equal(written(), { loginInfo: { token: 'token-1234' } })
  forgetLogin()
  assert.equal([...storage.kept], [])
})

test('J-05 each known reason to log in is one', () => {
  for (const source of loginSources) {
    use(fakeStorage({ loginSource: source }))
    assert.is(readLoginSource(), source)
    saveLoginSource(null)
    assert.is(readLoginSource(), undefined)
  }
})

test('J-05 a reason to log in is one of a few words', () => {
  const odd = [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '<img>',
    'constructor',
    '__proto__',
    'toString',
    'SIGN_IN',
    ' sign_in',
    'sign_in ',
    'null',
    '',
    '0',
    'true',
    '{}',
    '[]',
    'download;',
    'buy_a_license\n',
    'try_cloud_free/..',
    'ｄownload',
  ]
  assert.is(odd.length, 20)
  for (const value of odd) {
    use(fakeStorage({ loginSource: value }))
    assert.is(readLoginSource(), undefined, value)
  }
})

test('K-08 both names of the token are written; the documented one is read first', () => {
  const storage = fakeStorage()
  use(storage)
  saveLogin('first-token')
  assert.is(storage.kept.get('token'), 'first-token')
  assert.is(storage.kept.get('jwt_token'), 'first-token')
  storage.kept.set('jwt_token', 'tampered')
  assert.is(readToken(), 'first-token')
  storage.kept.delete('token')
  assert.is(readToken(), 'tampered')
  for (const odd of ['', ' ', 'a b', 'a\r\nX: y', 'é', 'x'.repeat(9_000)]) {
    use(fakeStorage({ token: odd }))
    assert.is(readToken(), null, JSON.stringify(odd.slice(0, 20)))
  }
})

test('where the visitor came from in this visit goes before where they first came from', () => {
  use(fakeStorage({ source_for_cc: 'https://first.example/' }))
  assert.is(readReferrer(), 'https://first.example/')
  const session = fakeStorage({ source_for_cc: 'https://now.example/' })
  Object.assign(globalThis, { window: { sessionStorage: session } })
  assert.is(readReferrer(), 'https://now.example/')
  session.kept.clear()
  use(fakeStorage())
  assert.is(readReferrer(), '')
})

test('J-04 what cannot be read is not there', () => {
  for (const storage of ['throws', undefined, { ...fakeStorage({ locale: 'zh' }), getItem: fail }] as const) {
    use(storage)
    assert.is(read('locale'), null)
  }
})

test('J-04 what could not be written is read until it can be', () => {
  use({ ...fakeStorage({ locale: 'zh' }), setItem: fail })
  write('locale', 'en')
  assert.is(read('locale'), 'en')
  const storage = fakeStorage({ locale: 'zh' })
  use(storage)
  write('locale', 'ja')
  assert.is(storage.kept.get('locale'), 'ja')
  assert.is(read('locale'), 'ja')
})

test.run()
