/** What visitors write to us: what is refused before it is sent, and what the console gets. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { contactRequest, dataSourceRequest } from '../../../plugins/console-sandbox/schemas.ts'
import {
  connectorRequestOf,
  contactRequestOf,
  findProblems,
  lengths,
  type Values,
} from '../../../site/features/feedback/fields.ts'
import { fc } from '../../support/properties.ts'

const wish: Values = { linkRequest: 'Snowflake to Kafka', requirementReason: 'Reports' }
const reachable: Values = { contactEmail: 'ada@example.com', contactPhone: '13800138000' }

test('a request needs to say what, and what for', () => {
  assert.equal(findProblems('connector', 'email', {}), { linkRequest: 'missing', requirementReason: 'missing' })
  assert.equal(findProblems('connector', 'email', { linkRequest: ' ', requirementReason: '\n' }), {
    linkRequest: 'missing',
    requirementReason: 'missing',
  })
  assert.equal(findProblems('connector', 'email', wish), {})
})

test('what is urgent needs a time; who wants an answer, an address', () => {
  assert.equal(findProblems('connector', 'email', { ...wish, urgent: 'yes' }), { expectedTime: 'missing' })
  assert.equal(findProblems('connector', 'email', { ...wish, contactMe: 'yes' }), { contactEmail: 'missing' })
  assert.equal(findProblems('connector', 'phone', { ...wish, contactMe: 'yes' }), { contactPhone: 'missing' })
  assert.equal(findProblems('connector', 'phone', { ...wish, ...reachable, contactMe: 'yes' }), {})
})

test('a contact needs name, number and words', () => {
  assert.equal(findProblems('contact', 'phone', {}), {
    contactName: 'missing',
    contactPhone: 'missing',
    requirement: 'missing',
  })
})

test('numbers are understood as people write them, and have 11 digits', () => {
  const problem = (contactPhone: string) =>
    findProblems('connector', 'phone', { ...wish, contactMe: 'yes', contactPhone })['contactPhone']
  for (const text of ['13800138000', ' 138-0013 8000 ', '+86 13800138000', '8613800138000', '１３８００１３８０００'])
    assert.is(problem(text), undefined, text)
  for (const text of ['1380013800', '138001380000', 'call me', '+1 555 0100']) assert.is(problem(text), 'wrong', text)
})

test('e-mail addresses have both sides', () => {
  const problem = (contactEmail: string) =>
    findProblems('connector', 'email', { ...wish, contactMe: 'yes', contactEmail })['contactEmail']
  for (const text of ['a@b.co', ' ada@example.com ', '用户@例子.中国']) assert.is(problem(text), undefined, text)
  for (const text of ['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com'])
    assert.is(problem(text), 'wrong', text)
})

test('texts are as long as the console takes them, and no longer', () => {
  const most = 'x'.repeat(lengths.linkRequest)
  assert.equal(findProblems('connector', 'email', { ...wish, linkRequest: most }), {})
  assert.equal(findProblems('connector', 'email', { ...wish, linkRequest: `${most}x` }), { linkRequest: 'wrong' })
})

test('who wants no answer leaves no address, and what is not urgent no time', () => {
  assert.equal(connectorRequestOf('phone', { ...wish, ...reachable, contactName: 'Ada', expectedTime: 'May' }), {
    linkRequest: 'Snowflake to Kafka',
    requirementReason: 'Reports',
    urgent: false,
    expectedTime: null,
    contactMe: false,
    contactName: null,
    contactPhone: null,
    contactEmail: null,
    company: null,
  })
  assert.is(connectorRequestOf('phone', { ...wish, ...reachable, contactMe: 'yes' }).contactEmail, null)
  assert.is(connectorRequestOf('email', { ...wish, ...reachable, contactMe: 'yes' }).contactPhone, null)
})

test('whatever passes here has the shape the console asks for', () => {
  const line = fc.string({ maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, ''))
  const field = fc.option(fc.oneof(line, fc.constantFrom(...Object.values(reachable))), { nil: undefined })
  const names = ['linkRequest', 'requirementReason', 'expectedTime', 'contactEmail', 'contactPhone'] as const
  const more = ['contactName', 'company', 'requirement', 'urgent', 'contactMe'] as const
  const values = fc.record(Object.fromEntries([...names, ...more].map((name) => [name, field]))) as fc.Arbitrary<Values>
  fc.assert(
    fc.property(values, fc.constantFrom('email' as const, 'phone' as const), (entered, reach) => {
      if (!Object.keys(findProblems('connector', reach, entered)).length)
        assert.ok(v.is(dataSourceRequest, connectorRequestOf(reach, entered)))
      if (!Object.keys(findProblems('contact', reach, entered)).length)
        assert.ok(v.is(contactRequest, contactRequestOf(entered, undefined)))
    }),
    { numRuns: 2_000 },
  )
})

test.run()
