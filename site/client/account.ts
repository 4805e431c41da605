/**
 * Logging in and out, as pages without a form show it. All of it that needs the console is fetched only when a token is
 * stored, or when someone asks for what it is needed for: for everyone else the page stays as it was rendered.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { isLocal } from '../api/isLocal.ts'
import { accountAttributes, consoleAttributes } from './behaviour.ts'
import { hydrate } from '../../theme/client/hydrate.ts'
import { on } from '../../theme/client/on.ts'
import { recall, remember } from '../../theme/client/storage.ts'

const menu = () => document.querySelector(`[${accountAttributes.menu}]`)
const hasToken = () => Boolean(recall('token') ?? recall('jwt_token'))

/** The menu then asks who it is, and listens by itself. */
const check = () => {
  if (hasToken()) void hydrate(menu()?.closest('site-island'))
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
// Another tab has logged in.
addEventListener('storage', check)
addEventListener('pageshow', ({ persisted }) => persisted && check())

on('click', `[${accountAttributes.logIn}]`, () => remember('loginSource', 'sign_in'))
on('click', `[${accountAttributes.tryCloud}]`, (link, event) => {
  if (takes(event)) import('../features/account/tryCloud.ts').then(({ tryCloud }) => tryCloud(link), follow(link))
})
// Nothing that is tried on the machine that builds the site leaves it.
on('click', `[${consoleAttributes.link}]`, (link) => {
  const cloud = menu()?.getAttribute(consoleAttributes.cloud)
  const local = menu()?.getAttribute(consoleAttributes.localApi)
  const { href } = link as HTMLAnchorElement
  if (isLocal(location.hostname) && cloud && href.startsWith(cloud))
    (link as HTMLAnchorElement).href = local + href.slice(cloud.length)
})

const downloadDialog = () => document.querySelector<HTMLDialogElement>('dialog#download')
/** Where a download leads: to the dialog of this page, for somebody logged in; else to the login page, which leads back. */
const usableDialog = () => (hasToken() ? downloadDialog() : null)

on('click', `[${accountAttributes.download}]`, (link, event) => {
  const edition = link.getAttribute(accountAttributes.edition) === 'community' ? 'community' : 'enterprise'
  const dialog = usableDialog()
  if (!dialog) remember('loginSource', edition === 'community' ? 'download_community' : 'download')
  else if (takes(event)) openDownload(dialog, edition)
})
// Left behind by a login that began at such a button.
onNavigate(() => {
  if (!downloadDialog()) return
  for (const [key, edition] of [
    ['openDownloadModal', 'enterprise'],
    ['openCommunityDownloadModal', 'community'],
  ] as const) {
    if (recall(key) === null) continue
    remember(key, null)
    const dialog = usableDialog()
    if (dialog) openDownload(dialog, edition)
  }
})

/** What is in the dialog comes to life when it is opened, and reads what it was opened for. */
function openDownload(dialog: HTMLDialogElement, edition: 'enterprise' | 'community'): void {
  dialog.setAttribute(accountAttributes.edition, edition)
  if (!dialog.open) dialog.showModal()
  dialog.dispatchEvent(new Event('download:open'))
  const island = dialog.querySelector('site-island')
  // A window in the background gives nothing the focus, which would hydrate it.
  void hydrate(island).then(() => island?.querySelector<HTMLElement>(':is([aria-selected="true"], a)')?.focus())
}
