/** What a failure says, and what of it a visitor may read. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { asFailure, Failure, plainFailure } from '../../../site/api/failure.ts'

test('a failure says its reason, or its kind', () => {
  const cause = new TypeError('fetch failed')
  const failure = new Failure('limited', { status: 429, reason: 'Too often', after: 30, cause })
  assert.equal(
    [failure.name, failure.message, failure.kind, failure.status, failure.reason, failure.after, failure.cause],
    ['Failure', 'Too often', 'limited', 429, 'Too often', 30, cause],
  )
  assert.is(new Failure('offline').message, 'offline')
})

test('whatever else was thrown is an unknown failure that remembers it', () => {
  const failure = new Failure('expired')
  assert.is(asFailure(failure), failure)
  for (const thrown of [new Error('oh'), 'text', undefined]) {
    const { kind, cause } = asFailure(thrown)
    assert.equal([kind, cause], ['unknown', thrown])
  }
})

test('a machine remembers what is needed to show a failure', () => {
  const failure = new Failure('limited', { status: 429, reason: 'Too often', after: 30 })
  assert.equal(plainFailure(failure), { kind: 'limited', reason: 'Too often', after: 30 })
  assert.equal(plainFailure('?'), { kind: 'unknown', reason: undefined, after: undefined })
})

test('a reason is a short sentence for people', () => {
  const shown = (reason: string) => new Failure('refused', { reason }).reason
  for (const reason of [
    'Wrong password',
    '密码错误',
    'System error, try again',
    'x'.repeat(200),
    'Terrorised by errorless mirrors',
    'The tracer was late',
    'Haystack',
    'Prices {net} are <old>',
  ])
    assert.is(shown(reason), reason)
  assert.is(shown('  Wrong password\n'), 'Wrong password')
  for (const reason of [
    '',
    '   ',
    'x'.repeat(201),
    '{"a":1}',
    '[1]',
    ' <b>x</b>',
    'java.lang.NullPointerException',
    'An ERROR of the system error kind',
    'A stack follows',
    'See the trace',
  ])
    assert.is(shown(reason), undefined, reason)
})

test.run()
