/** Sends one line of the console's log of page views. Loaded by `client/visits.ts` for visitors who agreed. */
import { connectConsole } from '../../api/console.ts'
import { keys, read } from '../../api/storage.ts'
import { createVisits } from '../../api/visits.ts'

/** Of this page load only: enough to tell visits apart, too little to follow anyone. */
const clientId = crypto.randomUUID()

export function sendView(): void {
  const { api = '', localApi = '', login = '' } = document.querySelector<HTMLElement>('[data-account]')?.dataset ?? {}
  const { pathname, search } = location
  const visits = createVisits(connectConsole({ apiBase: api, localApiBase: localApi, loginPath: login }))
  const kept = (key: string) => read(key) ?? ''
  visits
    .addView({
      src: kept(keys.referrer),
      kw: kept(keys.keyword),
      vbId: kept(keys.clickId),
      clientId,
      uid: '',
      uri: pathname === login ? pathname + search : pathname,
    })
    .catch((error: unknown) =>
      console.warn('The page view was not logged', error instanceof Error ? error.message : ''),
    )
}
