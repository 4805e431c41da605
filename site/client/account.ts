/**
 * Logging in and out, as pages without a form show it. All of it that needs the console is fetched only when a token is
 * stored, or when someone asks for what it is needed for: for everyone else the page stays as it was rendered.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { accountMarks, ssoMarks } from './behaviour.ts'
import { on } from './on.ts'
import { recall, remember } from './storage.ts'

const names: readonly (string | null)[] = ['token', 'jwt_token', 'user-store', null]
const hasToken = () => Boolean(recall('token') ?? recall('jwt_token'))

let isLoaded = false
const withSession = (use: (session: typeof import('../features/account/session.ts')) => void) => {
  isLoaded = true
  // Without a network the bar stays as it is.
  import('../features/account/session.ts').then(use, () => (isLoaded = false))
}
const check = () => {
  if (isLoaded || hasToken()) withSession(({ doubtSession }) => doubtSession())
}
/** A click that is ours to answer: not one that opens a tab, nor one the drawer takes to close first and then repeats. */
const takes = (event: MouseEvent): boolean => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false
  event.preventDefault()
  return true
}
/** What cannot be loaded is as good as a link that was never ours. */
const follow = (link: HTMLElement) => () => location.assign((link as HTMLAnchorElement).href)

onNavigate(check)
// Another tab has logged in or out; `null` is a storage that was cleared.
addEventListener('storage', ({ key }) => names.includes(key) && check())
addEventListener('pageshow', ({ persisted }) => persisted && check())

on('click', `[${accountMarks.logIn}]`, () => remember('loginSource', 'sign_in'))
on('click', `[${accountMarks.tryCloud}]`, (link, event) => {
  if (takes(event)) import('../features/account/tryCloud.ts').then(({ tryCloud }) => tryCloud(link), follow(link))
})
on('click', `[${accountMarks.logOut}]`, (button) => withSession(({ logOut }) => logOut(button)))

onNavigate(() => {
  const offered = document.querySelector<HTMLElement>(`[${ssoMarks.links}]`)
  if (offered)
    import('../features/account/ssoLinks.ts').then(
      ({ offerProviders }) => offerProviders(offered),
      () => {},
    )
  const back = document.querySelector<HTMLElement>(`[${ssoMarks.returned}]`)
  if (back)
    import('../features/account/ssoReturn.ts').then(
      ({ returnFromProvider }) => returnFromProvider(back),
      () => {},
    )
})

const downloadDialog = () => document.querySelector<HTMLDialogElement>('dialog#download')

on('click', `[${accountMarks.download}]`, (link, event) => {
  const edition = link.getAttribute(accountMarks.edition) === 'community' ? 'community' : 'enterprise'
  const dialog = downloadDialog()
  // To the login page, which leads back to the home page and its dialog.
  if (!dialog || !hasToken()) remember('loginSource', edition === 'community' ? 'download_community' : 'download')
  else if (takes(event)) openDownload(dialog, edition)
})
// Left behind by a login that began at such a button.
onNavigate(() => {
  const dialog = downloadDialog()
  for (const [key, edition] of [
    ['openDownloadModal', 'enterprise'],
    ['openCommunityDownloadModal', 'community'],
  ] as const) {
    if (!dialog || recall(key) === null) continue
    remember(key, null)
    if (hasToken()) openDownload(dialog, edition)
  }
})

/** What is in the dialog comes to life when it is opened, and reads what it was opened for. */
function openDownload(dialog: HTMLDialogElement, edition: 'enterprise' | 'community'): void {
  dialog.setAttribute(accountMarks.edition, edition)
  if (!dialog.open) dialog.showModal()
  dialog.dispatchEvent(new Event('download:open'))
  // After a login the dialog opens before there are islands; and a window in the background gives nothing the focus.
  void customElements.whenDefined('site-island').then(() => {
    const island = dialog.querySelector('site-island')
    island?.dispatchEvent(new Event('pointerenter'))
    island?.querySelector<HTMLElement>(':is([aria-selected="true"], a)')?.focus()
  })
}
