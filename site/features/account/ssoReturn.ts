/** `/loading/`, where a provider sends visitors back to. Loaded by `client/account.ts`. */
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { createAccount } from '../../api/account.ts'
import { asLoginSource, saveLogin } from '../../api/storage.ts'
import { consoleMarks, formMarks, ssoMarks } from '../../client/behaviour.ts'
import { completeLogin } from './completeLogin.ts'
import { hydrateForm } from './forms.ts'
import { addressOf, connectPage } from './page.ts'
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
          completeLogin(
            account,
            { home: addressOf(consoleMarks.home), cloudUrl: addressOf(consoleMarks.cloud) },
            signal,
            target,
          ),
        ),
      },
    }),
  )
  dialog.addEventListener('close', () => actor.send({ type: 'supplement.cancelled' }))
  actor.subscribe(show)
  show(actor.getSnapshot())
  actor.start()

  function show({ value, context }: SnapshotFrom<typeof ssoReturnMachine>): void {
    box.setAttribute(ssoMarks.state, value)
    for (const text of box.querySelectorAll<HTMLElement | SVGElement>(`[${ssoMarks.when}]`))
      text.toggleAttribute('hidden', !text.getAttribute(ssoMarks.when)!.split(' ').includes(value))
    // In the console's own words, as text.
    if (context.fault?.reason) box.querySelector(`[${ssoMarks.when}="failed"]`)!.textContent = context.fault.reason
    if (value !== 'supplement' || dialog.open) return
    dialog.showModal()
    const form = dialog.querySelector<HTMLFormElement>(`[${formMarks.form}]`)!
    hydrateForm(form)
    form.querySelector('input')!.focus()
  }
}
