/** Events of the navigator, for the site's own browser code; and how it reads an address. */
export { hashTarget } from './hashTarget.ts'

/** `first` is true for the page the browser itself loaded. */
export type Navigation = { readonly path: string; readonly first: boolean }

const listeners = new Set<(navigation: Navigation) => void>()
let current: Navigation | undefined

/**
 * Calls back for the page that is shown and after each client navigation; returns a function that stops it.
 * Islands are hydrated after the page was shown, so a late listener is called, too.
 */
export function onNavigate(listener: (navigation: Navigation) => void): () => void {
  listeners.add(listener)
  const shown = current
  if (shown) queueMicrotask(() => listeners.has(listener) && current === shown && listener(shown))
  return () => void listeners.delete(listener)
}

export function announceNavigation(navigation: Navigation): void {
  current = navigation
  for (const listener of listeners) {
    try {
      listener(navigation)
    } catch (error) {
      // The page is there: whoever fails keeps it from nobody else, and is told in the console.
      queueMicrotask(() => {
        throw error
      })
    }
  }
}
