/** What happens where a provider sends visitors back to: a text for each state, and a form for those who are new. */
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { cx } from '@linaria/core'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { createAccount } from '../../api/account.ts'
import { connectConsole } from '../../api/console.ts'
import { saveLogin } from '../../api/storage.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { ssoAttributes } from '../../client/behaviour.ts'
import type { Strings } from '../../strings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { completeLogin } from './completeLogin.ts'
import { alert, unloaded } from './form.styles.ts'
import { forgetPendingSso, keepPendingSso, pendingSso } from './pendingSso.ts'
import type { AccountPlace, FormProps } from './place.ts'
import { takeAnswer, targetOf } from './providers.ts'
import { ssoReturnMachine } from './ssoReturn.machine.ts'
import { page } from './SsoReturn.styles.ts'
import { SupplementForm } from './SupplementForm.tsx'

type SsoReturnProps = FormProps & {
  /** Of the page. */
  loading: LoadingWords
  /** Of the dialog with the form. */
  supplement: { readonly title: string; readonly lead: string; readonly cancel: string; readonly close: string }
}

type LoadingWords = Strings['loading']
type State = SnapshotFrom<typeof ssoReturnMachine>['value']

const isUnderWay = (state: State) => state !== 'rejected' && state !== 'failed' && state !== 'cancelled'

function SsoReturn({ place, words: formWords, loading: words, supplement }: SsoReturnProps) {
  const [{ value: state, context }, send] = useSsoReturn(place)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'supplement') return undefined
    const dialog = box.current!.querySelector('dialog')!
    const onClose = () => send({ type: 'supplement.cancelled' })
    dialog.addEventListener('close', onClose)
    dialog.showModal()
    dialog.querySelector('input')!.focus()
    return () => dialog.removeEventListener('close', onClose)
  }, [state, send])
  return (
    <div ref={box} className={page} {...attribute(ssoAttributes.returned)} {...attribute(ssoAttributes.state, state)}>
      {isUnderWay(state) && (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="20" />
          <path d="M24 4a20 20 0 0 1 20 20" />
        </svg>
      )}
      <h1>{isUnderWay(state) ? words.title : words.stopped}</h1>
      <noscript>
        <p className={alert}>{words.noScript}</p>
      </noscript>
      <output>{sentenceFor(state, words)}</output>
      <div role="alert">
        {!isUnderWay(state) && (
          // The console's own words are shown as text.
          <p className={alert}>{(state === 'failed' && context.failure?.reason) || words[state as 'failed']}</p>
        )}
      </div>
      <p className={cx(alert, unloaded)}>
        {words.unloaded}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this page, with all that is in its address */}
        <a href="" data-reload="">
          {words.retry}
        </a>
      </p>
      <p>
        {(state === 'reading' || state === 'verifying') && words.slow} <a href={place.loginPath}>{words.logIn}</a>
      </p>
      <Dialog
        id="supplement"
        title={supplement.title}
        close={supplement.close}
        lead={supplement.lead}
        keepsOpen
        foot={
          <form method="dialog">
            <Button type="submit" look="plain">
              {supplement.cancel}
            </Button>
          </form>
        }
      >
        <SupplementForm place={place} words={formWords} />
      </Dialog>
    </div>
  )
}

function sentenceFor(state: State, words: LoadingWords): string | undefined {
  if (state === 'reading' || state === 'verifying') return words.text
  if (state === 'supplement') return words.more
  return isUnderWay(state) ? words.done : undefined
}

function useSsoReturn(place: AccountPlace) {
  const account = () => createAccount(connectConsole(place, { stays: true }))
  return useMachine(
    ssoReturnMachine.provide({
      actions: { forgetPending: forgetPendingSso },
      actors: {
        takeAnswer: fromPromise(async () => {
          const answer = takeAnswer(location.href)
          // What proves who somebody is has no place in the history.
          history.replaceState(history.state, '', location.pathname)
          if (!answer && !pendingSso()) throw new Error('This answer belongs to no login')
          return answer
        }),
        authenticate: fromPromise(async ({ input, signal }) => {
          const result = await account().authenticate(input, signal)
          if ('token' in result) saveLogin(result.token)
          else keepPendingSso({ state: input['state'] ?? '', requestId: result.requestId, target: targetOf(input) })
          return result
        }),
        enter: fromPromise(({ input, signal }) => completeLogin(account(), place, signal, input.target)),
      },
    }),
  )
}

export default island(SsoReturn, { on: 'load' })
