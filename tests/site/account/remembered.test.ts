/** What a tab and a browser keep of an account, read by a page that is loaded later. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeStorage } from '../api/fakeStorage.ts'

const test = suite('account remembered')

const localStorage = fakeStorage()
const sessionStorage = fakeStorage()
const attributes: Record<string, string> = {}
let hasMenu = true
Object.defineProperties(globalThis, {
  localStorage: { value: localStorage, configurable: true },
  sessionStorage: { value: sessionStorage, configurable: true },
  window: { value: globalThis, configurable: true },
  document: {
    value: { querySelector: () => (hasMenu ? { getAttribute: (name: string) => attributes[name] ?? null } : null) },
    configurable: true,
  },
})

let pages = 0
/** A module as the next page has it: nothing is in its memory. */
const onNextPage = <Module>(file: string): Promise<Module> =>
  import(`../../../site/features/account/${file}?page=${++pages}`) as Promise<Module>
type Pending = typeof import('../../../site/features/account/pendingSso.ts')
type Session = typeof import('../../../site/features/account/session.ts')
type Page = typeof import('../../../site/features/account/page.ts')

test.before.each(() => {
  localStorage.kept.clear()
  sessionStorage.kept.clear()
})

const login = { state: 's', requestId: 'r', target: 'download' } as const

test('a login that waits for the rest of a registration is kept for its tab alone, until it is over', async () => {
  const before = await onNextPage<Pending>('pendingSso.ts')
  before.keepPendingSso(login)
  assert.equal([...localStorage.kept.keys(), ...sessionStorage.kept.keys()], ['sso-pending'])
  assert.equal((await onNextPage<Pending>('pendingSso.ts')).pendingSso(), login)
  before.forgetPendingSso()
  assert.is((await onNextPage<Pending>('pendingSso.ts')).pendingSso(), undefined)
})

test('where the tab keeps nothing, it is known as long as the page is there', async () => {
  const { keepPendingSso, pendingSso } = await onNextPage<Pending>('pendingSso.ts')
  keepPendingSso(login)
  sessionStorage.kept.clear()
  assert.equal(pendingSso(), login)
})

test('whoever was here last is shown at once, but not without a token', async () => {
  const address = { apiBase: '/', localApiBase: '/', loginPath: '/login/' }
  const shown = async () => {
    const { sessionOf } = await onNextPage<Session>('session.ts')
    return sessionOf(address).getSnapshot().context.user?.uid
  }
  localStorage.setItem('user-store', JSON.stringify({ userInfo: { uid: '7' } }))
  assert.is(await shown(), undefined)
  localStorage.setItem('token', 't')
  assert.is(await shown(), '7')
})

test('a page whose navbar has no user menu has no addresses of a console', async () => {
  const { addressOf } = await onNextPage<Page>('page.ts')
  attributes['data-home'] = '/en/'
  assert.equal([addressOf('data-home'), addressOf('data-cloud')], ['/en/', ''])
  hasMenu = false
  assert.is(addressOf('data-home'), '')
})

test.run()
