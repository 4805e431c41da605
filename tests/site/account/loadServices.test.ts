/** The code of a form's services is fetched when it is first needed, and may not come. */
import { setImmediate } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Failure } from '../../../site/api/failure.ts'
import { createLoader, type ImportService } from '../../../site/features/account/loadServices.ts'
import type { AccountPlace } from '../../../site/features/account/place.ts'
import { installStorage } from '../api/fakeStorage.ts'

const test = suite('services of a form, loaded')

installStorage(['localStorage', 'sessionStorage'])
const reloaded = Promise.withResolvers<void>()
let isServerThere = false
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
Object.assign(globalThis, {
  location: { pathname: '/login/', hostname: 'www.acme.example', href: '/login/', reload: reloaded.resolve },
  document: { documentElement: { lang: 'en' } },
  addEventListener: () => {},
  fetch: async () => {
    if (!isServerThere) throw new TypeError('no network')
  },
})

const place = { apiBase: 'https://api.acme.example', localApiBase: 'http://localhost', loginPath: '/login/' }
const own = { send: async () => {}, goOn: async () => {} }
const arrives: ImportService = async () => ({ createService: () => own })
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('it is fetched once, and again after it did not come', async () => {
  const answers: ImportService[] = [missing, arrives]
  let asked = 0
  const load = createLoader(place as AccountPlace, () => answers[asked++]!())
  const { kind, cause } = (await load().catch((error: unknown) => error)) as Failure
  assert.equal([kind, (cause as Error).name], ['offline', 'TypeError'])
  const loaded = await load()
  assert.is(loaded.own, own)
  assert.is(loaded.services.place, place)
  assert.is(await load(), loaded)
  assert.is(asked, 2)
})

test('where there is a new version of the site the page is loaded anew, and nothing is said until then', async () => {
  isServerThere = true
  const load = createLoader(place as AccountPlace, missing)
  let hasEnded = false
  void load().finally(() => (hasEnded = true))
  await reloaded.promise
  await setImmediate()
  assert.not(hasEnded)
  // Once for each path: what is missing then stays missing.
  assert.is(
    ((await createLoader(place as AccountPlace, missing)().catch((error: unknown) => error)) as Failure).kind,
    'offline',
  )
})

test.run()
