/** What a form asks for before anything is sent. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findProblems, isClean, isFieldName, isStrong, passwordRules } from '../../../site/features/account/rules.ts'
import { passwords } from '../../support/passwords.ts'

const verdictOn = (name: 'email' | 'phone', value: string) => findProblems([name], { [name]: value })[name]

test('L-12 sixty passwords, the same verdict as the console has', () => {
  assert.is(passwords.length, 60)
  for (const [password, verdict] of passwords) assert.is(isStrong(password), verdict, password)
})

test('each rule of a password is told by itself', () => {
  const met = (password: string) =>
    Object.entries(passwordRules)
      .filter(([, holds]) => holds(password))
      .map(([name]) => name)
  assert.equal(met(''), [])
  assert.equal(met('a1'), ['mixed'])
  assert.equal(met('aaaaaaaa'), ['length'])
  assert.equal(met('#'), ['symbol'])
  assert.equal(met('#aaaaaaa'), ['length', 'symbol'])
  assert.equal(met('Z9$aaaaa'), ['length', 'mixed', 'symbol'])
})

test('an e-mail address has one sign in the middle and a dot behind it; spaces around it do not count', () => {
  for (const good of ['a@b.c', ' a.b+c@d-e.f.gh ', '甲@乙.丙']) assert.is(verdictOn('email', good), undefined, good)
  for (const bad of [
    'a',
    'a@b',
    '@b.c',
    'a@.',
    'a@b.',
    'a@@b.c',
    'a@b@c.d',
    'a b@c.d',
    'a@b c.d',
    'a@b.c d',
    'a@b.c@d',
  ])
    assert.is(verdictOn('email', bad), 'email', bad)
})

test('a phone number has six to twenty digits, with spaces, hyphens and brackets', () => {
  for (const good of [
    '123456',
    '+86 138-0000-0000',
    ' 13800000000 ',
    '1'.repeat(20),
    `+${'1'.repeat(20)}`,
    '+1 (415) 555-0100',
    '１３８００１３８０００',
  ])
    assert.is(verdictOn('phone', good), undefined, good)
  for (const bad of ['12345', '1'.repeat(21), '++123456', ' + 123456', '-123456', '123456x', 'x123456', '123\n4567'])
    assert.is(verdictOn('phone', bad), 'phone', bad)
})

test('the second password is the first, spaces and all', () => {
  const problem = (rePassword: string) => findProblems(['rePassword'], { password: 'Abcdef1#', rePassword }).rePassword
  assert.equal([problem('Abcdef1#'), problem('Abcdef1# '), problem('')], [undefined, 'different', 'required'])
})

test('every field that is asked for is needed, and no other is looked at', () => {
  assert.equal(findProblems(['account', 'policy', 'company'], { company: ' \t', email: 'x' }), {
    account: 'required',
    policy: 'policy',
    company: 'required',
  })
  const all = findProblems(['account', 'policy'], { account: 'a', policy: 'on' })
  assert.equal([all, isClean(all), isClean({ account: 'required' })], [{}, true, false])
})

test('what a loose field holds is for the console to judge, but it is needed', () => {
  assert.equal(findProblems(['password', 'email'], { password: 'x', email: 'x' }, ['password']), { email: 'email' })
  assert.equal(findProblems(['password'], {}, ['password']), { password: 'required' })
})

test('only fields of the forms are fields', () => {
  const names = ['account', 'userName', 'company', 'email', 'phone', 'code', 'password', 'rePassword', 'policy']
  assert.equal([...names, 'constructor', '', 'Account'].filter(isFieldName), names)
})

test.run()
