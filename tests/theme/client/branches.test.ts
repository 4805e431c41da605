import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readBranches, rememberBranch } from '../../../theme/client/branches.ts'

const kept = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
Object.assign(globalThis, { window: { sessionStorage } })

test('a branch is as the reader left it, and nobody has opened one that is called as a property of objects', () => {
  for (const id of ['constructor', 'toString', '__proto__']) assert.is(readBranches().get(id), undefined)
  rememberBranch('guide', true)
  rememberBranch('constructor', false)
  rememberBranch('__proto__', true)
  assert.equal(
    [...readBranches()],
    [
      ['guide', true],
      ['constructor', false],
      ['__proto__', true],
    ],
  )
})

test('what is no such record is none', () => {
  for (const text of ['null', '5', '"guide"', '[1]', '{', '{"guide":"no","a":true}']) {
    kept.set('tree', text)
    assert.equal(
      [...readBranches()].filter(([id]) => id !== 'a'),
      [],
      text,
    )
  }
  assert.is(readBranches().get('a'), true)
})

test.run()
