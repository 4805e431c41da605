/** A form of the account as it is prerendered. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loginMachine } from '../../../site/features/account/login.machine.ts'
import type { AccountPlace } from '../../../site/features/account/place.ts'
import {
  AccountFormProvider,
  useAccountForm,
  useForm,
  type AccountForm,
} from '../../../site/features/account/useAccountForm.ts'
import type { Words } from '../../../site/features/account/words.ts'

const test = suite('a form of the account, prerendered')

const words = {} as Words
const place = { loginPath: '/login/' } as AccountPlace

test('its machines begin with its fields and the kind of its contact, and nothing is wrong yet', () => {
  const shown: AccountForm[] = []
  const Field = () => useForm().kind
  const Form = () => {
    const form = useAccountForm({
      kind: 'login',
      service: () => Promise.reject(new Error('Nothing is loaded before it is needed')),
      place,
      words,
      machine: loginMachine,
      fields: ['phone', 'code'],
      code: { purpose: 'LOGIN', kind: 'phone', contact: 'phone' },
    })
    shown.push(form)
    return createElement(AccountFormProvider, { value: form }, createElement(Field))
  }
  assert.is(renderToStaticMarkup(createElement(Form)), 'login')
  const { snapshot, code, problemOf } = shown[0]!
  assert.equal([snapshot.value, snapshot.context.fields], [{ open: 'editing' }, ['phone', 'code']])
  assert.equal([code.value, code.context.kind], ['idle', 'phone'])
  for (const field of ['phone', 'code'] as const) assert.is(problemOf(field, 'label'), undefined)
  assert.is(shown[0]!.place, place)
})

test('a field outside of a form says so', () => {
  const Field = () => useForm().kind
  assert.throws(() => renderToStaticMarkup(createElement(Field)), /outside its form/)
})

test.run()
