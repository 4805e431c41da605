/**
 * A script of this page could not be fetched: the network failed, or a new version was deployed without it. Many browsers
 * remember that until the page is loaded anew, so asking again changes nothing there.
 */
import { claimReload } from './sessionStorage.ts'

/** Loads the page anew for the script `name`, once per path and session and only where a server answers; else false. */
export async function reloadForCode(name: string): Promise<boolean> {
  const reloads = (await isAnswered()) && claimReload(`${location.pathname} ${name}`)
  if (reloads) location.reload()
  return reloads
}

/** Without a server there is no new page either, and a reload would end on the browser's own. */
const isAnswered = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
