/** The console's log of page views. Loaded by `client/visits.ts` for visitors who agreed. */
import { createActor, fromPromise } from 'xstate'
import { keys, read, readReferrer, readUser, write } from '../../api/storage.ts'
import { createVisits } from '../../api/visits.ts'
import { consoleMarks } from '../../client/behaviour.ts'
import { addressOf, connectPage } from '../account/page.ts'
import { ownClientId } from './clientId.ts'
import { keepFirstTouch } from './firstTouch.ts'
import { visitMachine, type PageView } from './visit.machine.ts'

const visit = createActor(
  visitMachine.provide({
    actors: {
      logView: fromPromise(async ({ input }) => {
        keepFirstTouch(input, { read, write })
        try {
          await logView(input)
        } catch (error) {
          console.warn('The page view was not logged', error instanceof Error ? error.message : '')
        }
      }),
    },
  }),
)
visit.start()

export const pageShown = (view: PageView, isAgreed: boolean): void => visit.send({ type: 'page.shown', view, isAgreed })

async function logView({ href }: PageView): Promise<void> {
  const { pathname, search } = new URL(href)
  const visits = createVisits(connectPage())
  const kept = (key: string) => read(key) ?? ''
  await visits.addView({
    src: readReferrer(),
    kw: kept(keys.keyword),
    vbId: kept(keys.clickId),
    clientId: ownClientId(),
    uid: readUser()?.uid ?? '',
    uri: pathname === addressOf(consoleMarks.login) ? pathname + search : pathname,
  })
}
