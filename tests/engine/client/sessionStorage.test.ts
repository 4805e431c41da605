import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { claimReload, readSession, writeSession } from '../../../engine/client/sessionStorage.ts'

const original = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
const provide = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...descriptor })
test.after.each(() => {
  if (original) Object.defineProperty(globalThis, 'sessionStorage', original)
  else Reflect.deleteProperty(globalThis, 'sessionStorage')
})

function createStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const connect = (value: boolean) => void Object.defineProperty(navigator, 'onLine', { configurable: true, value })
test.before.each(() => connect(true))

test('J-10 nothing reloads without a network, and once there is one, it may', () => {
  provide({ value: createStorage() })
  connect(false)
  assert.not(claimReload('/a/'))
  connect(true)
  assert.ok(claimReload('/a/'))
})

test('a path may reload once in a session', () => {
  provide({ value: createStorage() })
  assert.equal(
    [claimReload('/a/'), claimReload('/a/'), claimReload('/b/'), claimReload('/b/')],
    [true, false, true, false],
  )
})

for (const [name, descriptor] of [
  ['absent', { value: undefined }],
  ['null', { value: null }],
  [
    'forbidden',
    {
      get: () => {
        throw new Error('SecurityError')
      },
    },
  ],
  [
    'full',
    {
      value: {
        ...createStorage(),
        setItem: () => {
          throw new Error('QuotaExceededError')
        },
      },
    },
  ],
  ['forgetful', { value: { getItem: () => null, setItem: () => {} } }],
] as const) {
  test(`nothing reloads where the storage is ${name}`, () => {
    provide(descriptor)
    assert.is(readSession('key'), undefined)
    assert.is(writeSession('key', 'value'), false)
    assert.equal([claimReload('/a/'), claimReload('/a/')], [false, false])
  })
}

test.run()
