/** Models of the forms: log in, register, register from a marketplace, reset the password, what a provider left out. */
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../../site/api/failure.ts'
import type { FormMachine } from '../../../../site/features/account/form.machine.ts'
import { loginMachine } from '../../../../site/features/account/login.machine.ts'
import { marketMachine } from '../../../../site/features/account/market.machine.ts'
import { registerMachine } from '../../../../site/features/account/register.machine.ts'
import { resetMachine } from '../../../../site/features/account/reset.machine.ts'
import { supplementMachine } from '../../../../site/features/account/supplement.machine.ts'
import type { FieldName, Values } from '../../../../site/features/account/rules.ts'
import type { Person } from '../accountSite.ts'
import { leavesFor, says, shows, type Model, type Scene, type Variant } from './model.ts'

/** Somebody who has an account; a new password ends all their sessions. */
export const member: Person = {
  userName: 'Member',
  company: 'Models',
  email: 'member@example.com',
  phone: '13800138001',
  password: 'Member1#pass',
}

type FormOptions = {
  readonly machine: FormMachine
  readonly fields: readonly FieldName[]
  /** In which field stands what the code is sent to; none where no code is asked for. */
  readonly contact?: FieldName
  readonly call: string
  readonly busy: string
  readonly good: Values
  open(scene: Scene): Promise<void>
}

const form = 'form[data-account-form]'
const problemsOf = (context: Readonly<Record<string, unknown>>) => Object.keys(context['problems'] as object).sort()
const failure = [new Failure('unknown')]

async function enterValues(scene: Scene, { fields, contact, good }: FormOptions, values: Values): Promise<void> {
  const { page, site, notes, words } = scene
  const isGood = Object.keys(values).length > 0
  const set = (values: Values) =>
    page.evaluate(
      (form, names, values) => {
        for (const name of names) {
          const input = document.querySelector<HTMLInputElement>(`${form} [name=${name}]`)!
          if (input.type === 'checkbox') input.checked = values[name] === 'on'
          else input.value = values[name] ?? ''
        }
      },
      form,
      fields,
      values as Partial<Record<FieldName, string>>,
    )
  await set(isGood ? good : {})
  if (!isGood || !contact) return
  if (!notes.has('code')) {
    await page.click('[data-code]')
    await says(page, 'output', words.code.sent)
    notes.set('code', await site.codeFor(good[contact]!))
  }
  await set({ ...good, code: notes.get('code')! })
}

function formModel(options: FormOptions): Model {
  const { machine, fields, call, busy, good, open } = options
  const submit = async (scene: Scene, { values }: AnyEventObject) => {
    await enterValues(scene, options, values as Values)
    // As a person in a hurry does; it is one submission.
    await scene.page.$eval(form, (element) => {
      const button = element.querySelector<HTMLButtonElement>('[type=submit]')!
      button.click()
      button.click()
    })
  }
  const editing: Model['check'][string] = async ({ page }, context) => {
    const wanted = problemsOf(context)
    await shows(
      page,
      `problems with ${wanted.join(', ') || 'nothing'}`,
      (form: string, wanted: string) =>
        [...document.querySelectorAll<HTMLInputElement>(`${form} [aria-invalid="true"]`)]
          .map(({ name }) => name)
          .sort()
          .join() === wanted,
      form,
      wanted.join(),
    )
  }
  return {
    name: machine.id,
    machine,
    input: { fields },
    // Only a login has tabs; another code may be asked for a minute later.
    never: ['fields.changed', 'code.requested'],
    events: [
      { type: 'field.changed', name: fields[0] },
      { type: 'form.submitted', values: {} },
      { type: 'form.submitted', values: { ...good, ...(fields.includes('code') && { code: '123456' }) } },
    ],
    outcomes: { 'sendForm failed': failure },
    project: (context) => [problemsOf(context), context['fields'], Boolean(context['fault'])],
    begin: open,
    perform: {
      'field.changed': async ({ page }) => page.type(`${form} [name=${fields[0]}]`, 'a'),
      'form.submitted': submit,
      'sendForm done': ({ gate }) => gate.release(call),
      'sendForm failed': ({ gate }) => gate.release(call, 'fail'),
      'after reading': async () => {},
      'goOn done': async () => {},
    },
    check: {
      'open.editing': editing,
      'open.invalid': editing,
      'open.failed': async (scene, context) => {
        await editing(scene, context)
        await says(scene.page, '[role=alert]', scene.words.failures.unknown)
      },
      submitting: async ({ gate, page }) => {
        await gate.arrives(call)
        await says(page, `${form} [aria-busy="true"]`, busy)
      },
    },
  }
}

/** The forms that end at another page say so first. */
const ending = (said: (scene: Scene) => string, to: (scene: Scene) => string): Model['check'] => ({
  done: (scene) => says(scene.page, 'output', said(scene)),
  leaving: (scene) => leavesFor(scene, to(scene)),
  left: (scene) => leavesFor(scene, to(scene)),
})

export function formModels({ brand, words }: Variant): readonly Model[] {
  const password = 'Model1#pass'
  const contact = brand.account
  const visit =
    (path: string, ...held: readonly string[]) =>
    async (scene: Scene) => {
      scene.gate.hold(...held)
      await scene.visit(path)
      await scene.page.focus(`${form} input`)
      await scene.page.waitForSelector(`${form}[data-hydrated]`)
      scene.gate.hold('page')
    }
  const newcomer = { userName: 'New', company: 'Models', email: 'new@example.com', phone: '13900139001' }
  const code = { emailCode: 'code', smsCode: 'code' } as const
  const fields = brand.registerFields.map((field) => code[field as 'smsCode'] ?? field) as FieldName[]
  const verified = brand.registerFields.includes('smsCode') ? 'phone' : 'email'
  const own = (names: readonly FieldName[], values: Values): Values =>
    Object.fromEntries(
      Object.entries({ ...values, policy: 'on' }).filter(([name]) => names.includes(name as FieldName)),
    )
  const toLogin = ({ path }: Scene) => path('/login/')
  const registerFields = [...fields, 'policy'] as const
  const marketFields = ['userName', 'company', 'email', 'code', 'password', 'policy'] as const
  const resetFields = [contact, 'code', 'password', 'rePassword'] as const

  const ways = [
    ['account', 'password', 'policy'],
    ['account', 'code', 'policy'],
  ] as const satisfies readonly (readonly FieldName[])[]
  const tabOf = (fields: readonly FieldName[]) =>
    `[role=tab][id$="${fields.includes('code') ? 'code' : 'password'}-tab"]`

  const login = formModel({
    machine: loginMachine,
    fields: ways[0],
    call: '/login',
    busy: words.login.busy,
    good: { account: member[contact], password: member.password, policy: 'on' },
    open: visit('/login/', '/login', '/queryLoginUser'),
  })
  const register = formModel({
    machine: registerMachine,
    fields: registerFields,
    contact: verified,
    call: '/register',
    busy: words.register.busy,
    good: own(registerFields, { ...newcomer, password }),
    open: visit('/register/', '/register'),
  })
  const market = formModel({
    machine: marketMachine,
    fields: marketFields,
    contact: 'email',
    call: '/registerFromMarket',
    busy: words.register.busy,
    good: own(marketFields, { ...newcomer, email: 'market@example.com', password }),
    open: visit('/registerFromMarket/?marketplaceType=AWS&token=market-token', '/registerFromMarket'),
  })
  const reset = formModel({
    machine: resetMachine,
    fields: resetFields,
    contact,
    call: '/resetpwdunlogin',
    busy: words.reset.busy,
    good: own(resetFields, { ...member, password, rePassword: password }),
    open: visit('/resetPwd/', '/resetpwdunlogin'),
  })
  const supplement = formModel({
    machine: supplementMachine,
    fields: ['company', 'phone', 'code'],
    contact: 'phone',
    call: '/auth',
    busy: words.supplement.busy,
    good: { company: 'Models', phone: '13900139002' },
    async open(scene) {
      const { gate, page } = scene
      gate.hold('/auth')
      await page.evaluateOnNewDocument(() => sessionStorage.setItem('sso-state', 'model'))
      await scene.visit('/loading/?code=1&state=model')
      await gate.release('/auth', { json: { success: true, data: { requestId: 'request-1' } } })
      await page.waitForSelector(`dialog[open] ${form}[data-hydrated]`)
      gate.hold('page')
    },
  })
  return [
    {
      ...login,
      never: ['code.requested'],
      events: [...login.events, ...ways.toReversed().map((fields) => ({ type: 'fields.changed', fields }))],
      perform: {
        ...login.perform,
        'fields.changed': ({ page }, { fields }) => page.click(tabOf(fields as readonly FieldName[])),
        'goOn done': ({ gate }) => gate.release('/queryLoginUser'),
      },
      check: {
        ...login.check,
        'open.editing': async (scene, context) => {
          await login.check['open.editing']!(scene, context)
          await scene.page.waitForSelector(`${tabOf(context['fields']!)}[aria-selected=true]`)
        },
        leaving: async ({ gate, page }) => {
          await gate.arrives('/queryLoginUser')
          await says(page, 'output', words.login.done)
        },
        left: (scene) => leavesFor(scene, scene.path('/')),
      },
    },
    { ...register, check: { ...register.check, ...ending(() => words.register.done, toLogin) } },
    { ...market, check: { ...market.check, ...ending(() => words.register.done, toLogin) } },
    { ...reset, check: { ...reset.check, ...ending(() => words.reset.done, toLogin) } },
    {
      ...supplement,
      perform: {
        ...supplement.perform,
        'sendForm done': ({ gate, token }) => gate.release('/auth', { json: { success: true, data: { token } } }),
      },
      check: {
        ...supplement.check,
        ...ending(
          () => words.supplement.done,
          ({ path }) => path('/'),
        ),
      },
    },
  ]
}
