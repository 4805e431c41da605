/**
 * The console's log of page views, for visitors who agreed. Where they came from is kept as it was the first time: a
 * campaign that brought someone is not forgotten because they opened a second page.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { withoutSecrets } from '../api/visits.ts'
import { consent, onConsent } from './consent.ts'
import { recall, remember } from './storage.ts'

const isAgreed = () => consent() === 'granted' && navigator.doNotTrack !== '1'

function keepFirst(key: string, value: string | null): void {
  if (value && recall(key) === null) remember(key, value.slice(0, 2_048))
}

function note(): void {
  if (!isAgreed()) return
  const query = new URLSearchParams(location.search)
  keepFirst('vbid_for_cc', query.get('bd_vid'))
  keepFirst('kw_for_cc', query.get('keyword') ?? query.get('utm_term'))
  // A page of our own is not where anyone came from.
  if (!document.referrer.startsWith(location.origin)) keepFirst('source_for_cc', document.referrer)
  keepFirst('url_for_cc', withoutSecrets(location.href))
  const state = query.get('state')
  if (state) remember('state_for_cc', state.slice(0, 2_048))
  // What is not sent is not missed by anyone on this page.
  import('../features/account/pageView.ts').then(
    ({ sendView }) => sendView(),
    () => {},
  )
}

onNavigate(note)
// Said now, the answer is for the page that asked; what was said before is read for each page.
let isSettled = false
onConsent((answer) => isSettled && answer === 'granted' && note())
isSettled = true
