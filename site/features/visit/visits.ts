/** The console's log of page views. Loaded by `client/visits.ts` for visitors who agreed. */
import { keys, read, readReferrer, readUser, write } from '../../api/storage.ts'
import { createVisits } from '../../api/visits.ts'
import { consoleAttributes } from '../../client/behaviour.ts'
import { addressOf, connectPage } from '../account/page.ts'
import { ownClientId } from './clientId.ts'
import { keepFirstTouch, type PageView } from './firstTouch.ts'

/** Keeps where they came from, the first time, and logs the view. Never fails: what is not sent is missed by nobody. */
export async function pageShown(view: PageView): Promise<void> {
  keepFirstTouch(view, { read, write })
  try {
    await logView(view)
  } catch (error) {
    console.warn('The page view was not logged', error instanceof Error ? error.message : '')
  }
}

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
    uri: pathname === addressOf(consoleAttributes.login) ? pathname + search : pathname,
  })
}
