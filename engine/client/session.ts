/** What is remembered until the tab closes. A reader may have blocked or filled the storage: then nothing is. */

export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Says whether it could be kept. */
export function remember(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return sessionStorage.getItem(key) === value
  } catch {
    return false
  }
}

/**
 * True once per path and session; never where that cannot be remembered, because the reload would come back for ever, nor
 * without a network, because it would end on the browser's own page.
 */
export function mayReload(path: string): boolean {
  const key = `site:reloaded:${path}`
  return navigator.onLine && !recall(key) && remember(key, '1')
}
