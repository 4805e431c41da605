/** What happens in the head before the first paint. */
import { runInNewContext } from 'node:vm'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { writeState } from '../../site/features/connectors/catalogueState.ts'
import { noFlash } from '../../site/noFlash.ts'

type State = {
  data?: Record<string, string>
  local?: Record<string, string>
  session?: Record<string, string>
  location?: string
}

function run({
  data = {},
  local = {},
  session = {},
  location = 'https://example.com/',
}: State): Record<string, string> {
  const dataset = { ...data }
  runInNewContext(noFlash, {
    document: { documentElement: { dataset } },
    localStorage: local,
    sessionStorage: session,
    location,
    Date,
  })
  return dataset
}

const shown = { announcement: 'release-2', until: '2999-12-31' }

test('a stored colour mode is applied, anything else is not', () => {
  assert.is(run({ local: { theme: 'dark' } })['theme'], 'dark')
  assert.is(run({ local: { theme: 'pink' } })['theme'], undefined)
})

test('a page that is light for those who chose nothing is what they choose', () => {
  const data = { theme: 'light', themeDefault: 'light' }
  const shownFor = (theme?: string) => run({ data, local: theme === undefined ? {} : { theme } })['theme']
  assert.equal([undefined, 'light', 'dark', 'system'].map(shownFor), ['light', 'light', 'dark', undefined])
})

test('an announcement is hidden when it was dismissed', () => {
  assert.is(run({ data: shown })['announcementClosed'], undefined)
  assert.is(run({ data: shown, local: { announcement: 'release-1' } })['announcementClosed'], undefined)
  assert.is(run({ data: shown, local: { announcement: 'release-2' } })['announcementClosed'], '')
})

test('an announcement is shown on its last day and hidden on the next', () => {
  const today = new Date().toISOString().slice(0, 10)
  const yesterday = new Date(Date.now() - 864e5).toISOString().slice(0, 10)
  assert.is(run({ data: { ...shown, until: today } })['announcementClosed'], undefined)
  assert.is(run({ data: { ...shown, until: yesterday } })['announcementClosed'], '')
})

test('whether visits may be counted is asked at once, and not again after an answer', () => {
  assert.is(run({})['consent'], 'unset')
  assert.is(run({ local: { consent: 'denied' } })['consent'], 'denied')
})

test('a closed contact card stays closed for the session', () => {
  assert.is(run({ data: shown })['contactClosed'], undefined)
  assert.is(run({ data: shown, session: { 'contact-card': 'closed' } })['contactClosed'], '')
})

test('a person who was logged in is not shown the way to log in', () => {
  const user = '{"loginInfo":{},"userInfo":{"uid":"7"}}'
  assert.is(run({ local: { token: 't', 'user-store': user } })['loggedIn'], '')
  assert.is(run({ local: { jwt_token: 't', 'user-store': user } })['loggedIn'], '')
  assert.is(run({ local: { 'user-store': user } })['loggedIn'], undefined)
  assert.is(run({ local: { token: 't', 'user-store': '{"loginInfo":{}}' } })['loggedIn'], undefined)
})

test('an announcement that was over for the build is shown where it is not over', () => {
  assert.is(run({ data: { ...shown, announcementClosed: '' } })['announcementClosed'], undefined)
})

test('whatever the catalogue can be asked for is known before its list is shown, and nothing else', () => {
  const every = { q: 'a', category: 'ai', source: true, target: true, commercial: true, page: 2 } as const
  const query = new URLSearchParams(writeState(every))
  assert.is(query.size, 6)
  for (const [name, value] of query)
    assert.is(run({ location: `https://example.com/connector/?utm_source=x&${name}=${value}` })['asked'], '', name)
  assert.is(run({ location: 'https://example.com/connector/?utm_source=x' })['asked'], undefined)
})

test('forbidden storage is no error', () => {
  const context = {
    document: { documentElement: { dataset: {} } },
    get localStorage(): never {
      throw new Error('denied')
    },
  }
  assert.not.throws(() => runInNewContext(noFlash, context))
})

test('the script stays small', () => {
  assert.ok(noFlash.length < 480)
})

test.run()
