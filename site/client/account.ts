/**
 * Logging in and out, as the navbar shows it. All of it that needs the console is fetched only when a token is stored, or
 * when someone asks to try the cloud: for everyone else the bar stays as it was rendered.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
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

onNavigate(check)
// Another tab has logged in or out; `null` is a storage that was cleared.
addEventListener('storage', ({ key }) => names.includes(key) && check())
addEventListener('pageshow', ({ persisted }) => persisted && check())

on('click', '[data-action="login"]', () => remember('loginSource', 'sign_in'))
on('click', '[data-action="try-cloud"]', (link, event) => {
  // The drawer takes a click first and repeats it when it has closed.
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  withSession(({ tryCloud }) => tryCloud(link))
})
on('click', '[data-action="logout"]', (button) => withSession(({ logOut }) => logOut(button)))
