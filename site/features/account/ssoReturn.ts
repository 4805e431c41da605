/** `/loading/`, where a provider sends visitors back to. Loaded by `client/account.ts`. */
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { createAccount } from '../../api/account.ts'
import { asLoginSource, saveLogin } from '../../api/storage.ts'
import { enter } from './enter.ts'
import { enliven } from './forms.ts'
import { connectPage, told } from './page.ts'
import { keepPendingSso } from './pendingSso.ts'
import { takeAnswer, targetIn, type SsoAnswer } from './providers.ts'
import { ssoReturnMachine } from './ssoReturn.machine.ts'

/** `box` is the page, which has a text for each state; only one of them is shown. */
export function returnFromProvider(box: HTMLElement): void {
  const account = createAccount(connectPage())
  const dialog = box.querySelector<HTMLDialogElement>('dialog')!
  const targetOf = ({ state = '' }: SsoAnswer) => asLoginSource(targetIn(state))
  let target: ReturnType<typeof targetOf>

  const actor = createActor(
    ssoReturnMachine.provide({
      actors: {
        takeAnswer: fromPromise(async () => {
          const answer = takeAnswer(location.href)
          // What proves who somebody is has no place in the history.
          history.replaceState(history.state, '', location.pathname)
          if (!answer) throw new Error('This answer belongs to no login')
          return answer
        }),
        authenticate: fromPromise(async ({ input, signal }) => {
          target = targetOf(input)
          const result = await account.authenticate(input, signal)
          if ('token' in result) saveLogin(result.token)
          else keepPendingSso({ state: input['state'] ?? '', requestId: result.requestId, target })
          return result
        }),
        enter: fromPromise(({ signal }) =>
          enter(account, { home: told('home'), cloudUrl: told('cloud') }, signal, target),
        ),
      },
    }),
  )
  dialog.addEventListener('close', () => actor.send({ type: 'supplement.cancelled' }))
  actor.subscribe(show)
  show(actor.getSnapshot())
  actor.start()

  function show({ value, context }: SnapshotFrom<typeof ssoReturnMachine>): void {
    box.dataset['state'] = value
    for (const text of box.querySelectorAll<HTMLElement | SVGElement>('[data-when]'))
      text.toggleAttribute('hidden', !text.dataset['when']!.split(' ').includes(value))
    // In the console's own words, as text.
    if (context.fault?.reason) box.querySelector('[data-when="failed"]')!.textContent = context.fault.reason
    if (value !== 'supplement' || dialog.open) return
    dialog.showModal()
    const form = dialog.querySelector<HTMLFormElement>('[data-account-form]')!
    enliven(form)
    form.querySelector('input')!.focus()
  }
}
