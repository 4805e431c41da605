/** The console's log of page views, for visitors who agreed. For all others nothing of it is loaded. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { consent, onConsent } from './consent.ts'

const isAgreed = () => consent() === 'granted' && navigator.doNotTrack !== '1'

/** Asked for each page, and once more when what it takes is loaded: who changes their mind is not counted from then on. */
function note(): void {
  if (!isAgreed()) return
  const view = { href: location.href, referrer: document.referrer }
  // What is not sent is not missed by anyone on this page.
  import('../features/visit/visits.ts').then(
    ({ pageShown }) => void (isAgreed() && pageShown(view)),
    () => {},
  )
}

onNavigate(note)
// Said now, the answer is for the page that asked; what was said before is read for each page.
let isSettled = false
onConsent((answer) => isSettled && answer === 'granted' && note())
isSettled = true
