/** Values kept until the tab closes. The storage may be blocked or full: then nothing is kept. */

export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether the value could be kept. */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return sessionStorage.getItem(key) === value
  } catch {
    return false
  }
}

/**
 * True once per reason and session. Never where that cannot be kept, because the page would reload for ever, and never
 * without a network, because the reload would show the browser's error page.
 */
export function claimReload(reason: string): boolean {
  const key = `site:reloaded:${reason}`
  return navigator.onLine && !readSession(key) && writeSession(key, '1')
}
