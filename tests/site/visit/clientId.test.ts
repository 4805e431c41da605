/** The number of a visit, which pages that are served without TLS need as well. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { clientIdKey, newClientId, ownClientId } from '../../../site/features/visit/clientId.ts'
import { installStorage } from '../api/fakeStorage.ts'

installStorage(['sessionStorage'])
Object.defineProperty(globalThis, 'window', { value: globalThis })

/** As a preview is opened by a phone in the same network. */
const { getRandomValues } = crypto
Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: getRandomValues.bind(crypto) } })

test('a random UUID, also where a browser makes none because the page has no TLS', () => {
  const made = Array.from({ length: 50 }, newClientId)
  for (const id of made) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  assert.is(new Set(made).size, 50)
})

test('a visit keeps its number; what is no number is replaced', () => {
  const first = ownClientId()
  assert.is(ownClientId(), first)
  sessionStorage.setItem(clientIdKey, '<b>')
  assert.match(ownClientId(), /^[\da-f-]{36}$/)
})

test.run()
