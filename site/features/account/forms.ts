/**
 * Forms of the account: markup that a machine drives. Loaded by `client/accountForms.ts` with the first touch of one. Fields
 * belong to the browser: what was typed or filled in before this code came stays.
 */
import { createActor, fromPromise } from 'xstate'
import { onNavigate } from '../../../engine/client/lifecycle.ts'
import { formMarks } from '../../client/behaviour.ts'
import { sentenceOf } from '../../sentences.ts'
import { startCode, type CodeButton } from './codeButton.ts'
import { formMachine } from './form.machine.ts'
import { showFault, showForm, showRules } from './formView.ts'
import { loadServices } from './loadServices.ts'
import { readMarket } from './market.ts'
import { isFieldName, type FieldName, type Values } from './rules.ts'
import type { FormKind } from './services.ts'

/** Each with what ends it. */
const running = new Map<HTMLFormElement, () => void>()

export function hydrateForm(form: HTMLFormElement): void {
  // In dev, a page that is brought up to date takes the mark away.
  form.setAttribute(formMarks.hydrated, '')
  if (running.has(form)) return
  const kind = form.getAttribute(formMarks.form) as FormKind
  const actor = createActor(
    formMachine.provide({
      actors: {
        sendForm: fromPromise(async ({ input, signal }) =>
          (await loadServices())[kind].send(brandOf(form), input, signal),
        ),
        goOn: fromPromise(async ({ signal }) => (await loadServices())[kind].goOn(signal)),
      },
      // A login is seen where it leads.
      ...(kind === 'login' && { delays: { reading: 0 } }),
    }),
    { input: { fields: fieldsOf(form), loose: kind === 'login' ? ['password'] : [] } },
  )
  let code: CodeButton | undefined
  const show = () => showForm(form, actor.getSnapshot(), code?.problem())
  const button = form.querySelector<HTMLElement>(`[${formMarks.code}]`)
  if (button) code = startCode(button, show)
  actor.subscribe(show)
  actor.start()

  const ending = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => form.addEventListener(name, listener, { signal: ending.signal })
  on('submit', (event) => {
    event.preventDefault()
    actor.send({ type: 'form.submitted', values: valuesOf(form) })
  })
  on('input', ({ target }) => {
    const { name } = target as HTMLInputElement
    if (!isFieldName(name)) return
    showRules(form)
    code?.contactChanged(name)
    actor.send({ type: 'field.changed', name })
  })
  on('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('button')
    if (pressed?.matches(`[${formMarks.showPassword}]`)) look(pressed, pressed.ariaPressed !== 'true')
    else if (pressed && pressed === button) code!.ask()
  })
  on('focusin', () => preparePassword(form))
  form.addEventListener('tab:chosen', () => actor.send({ type: 'fields.changed', fields: fieldsOf(form) }), {
    signal: ending.signal,
  })

  preparePassword(form)
  showRules(form)
  // A marketplace sends its visitors with something in the address, without which nobody need type anything.
  if (kind === 'market' && !readMarket(location.search).registerToken) {
    form.setAttribute(formMarks.useless, '')
    showFault(form, sentenceOf(form.querySelector(`[${formMarks.failure}]`)!, 'broken'))
  }
  running.set(form, () => {
    ending.abort()
    code?.end()
    actor.stop()
    running.delete(form)
  })
}

/** Where another page is shown, nothing that began here leads anywhere any more. */
onNavigate(() => {
  for (const [form, end] of running) if (!form.isConnected) end()
})
/** A form that comes back from the history as it was left, sent and with a password in it, starts anew. */
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  for (const [form, end] of [...running]) {
    end()
    form.reset()
    for (const eye of form.querySelectorAll<HTMLElement>(`[${formMarks.showPassword}]`)) look(eye, false)
    hydrateForm(form)
  }
})

/** What the form says about its brand. */
const brandOf = (form: HTMLFormElement) => ({
  verification: form.getAttribute(formMarks.verification),
  contact: form.getAttribute(formMarks.contact),
  country: form.getAttribute(formMarks.country),
})

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[name]')].filter((input) => !input.closest('[hidden]'))

const fieldsOf = (form: HTMLFormElement): readonly FieldName[] =>
  controlsOf(form).flatMap(({ name }) => (isFieldName(name) ? name : []))

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    controlsOf(form).map(({ type, name, value, checked }) => [name, type === 'checkbox' && !checked ? '' : value]),
  )

function look(eye: HTMLElement, isShown: boolean): void {
  eye.ariaPressed = String(isShown)
  eye.parentElement!.querySelector('input')!.type = isShown ? 'text' : 'password'
}

/** What encrypts a password is large and takes a moment to come; what fails is tried again when it is needed. */
function preparePassword(form: HTMLFormElement): void {
  const { activeElement } = document
  if (form.contains(activeElement) && (activeElement as HTMLInputElement).name === 'password')
    loadServices().then(
      ({ preparePasswords }) => preparePasswords(),
      () => {},
    )
}
