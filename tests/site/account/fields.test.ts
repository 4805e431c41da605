/** What is read of a form's fields, and what is said of them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { valuesIn } from '../../../site/features/account/inputs.ts'
import { fieldProblem } from '../../../site/features/account/sentences.ts'
import { formWith } from './support/inputs.ts'

test('a form has the values of its fields as they stand there; a box that is not ticked has none', () => {
  const form = formWith({
    account: { type: 'text', value: ' a ', checked: false },
    policy: { type: 'checkbox', value: 'on', checked: true },
    code: { type: 'text', value: '1', checked: false },
  })
  assert.equal(valuesIn(form, ['account', 'policy']), { account: ' a ', policy: 'on' })
  const unticked = formWith({ policy: { type: 'checkbox', value: 'on', checked: false } })
  assert.equal(valuesIn(unticked, ['policy']), { policy: '' })
})

const words = {
  problems: { required: '{} is missing', email: 'no e-mail address', phone: 'no phone number' },
  failures: { offline: 'offline', unknown: 'unknown' },
  code: { needs: { email: 'type an address first', phone: 'type a number first' }, failed: 'not sent' },
} as unknown as Parameters<typeof fieldProblem>[1]
const idle = { isAskedFor: false, kind: 'email', contact: 'a@b.co', failure: undefined } as const
const refused = { kind: 'refused', reason: undefined, after: undefined } as const

test('a field says what is wrong with it', () => {
  const problem = fieldProblem({ name: 'account', label: 'Account' }, words, 'required', { ...idle, isAskedFor: true })
  assert.match(problem!, /is missing/)
  assert.is(fieldProblem({ name: 'account', label: 'Account' }, words, undefined, idle), undefined)
})

test('the contact that a code is requested for says that it is missing, or none', () => {
  const said = (contact: string, kind: 'email' | 'phone' = 'email') =>
    fieldProblem({ name: kind, label: '' }, words, undefined, { ...idle, isAskedFor: true, kind, contact })
  assert.equal([said(''), said('x')], ['type an address first', 'no e-mail address'])
  assert.equal([said('', 'phone'), said('x', 'phone')], ['type a number first', 'no phone number'])
})

test('why no code was sent is said at the code, not at its contact', () => {
  const said = (name: 'code' | 'email') =>
    fieldProblem({ name, label: '' }, words, undefined, { ...idle, failure: refused })
  assert.equal([said('code'), said('email')], ['not sent', undefined])
  const reason = { ...refused, reason: 'too many' }
  assert.is(fieldProblem({ name: 'code', label: '' }, words, undefined, { ...idle, failure: reason }), 'too many')
  assert.is(fieldProblem({ name: 'code', label: '' }, words, undefined, idle), undefined)
})

test.run()
