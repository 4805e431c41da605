/**
 * A state of the whole site as an empty attribute of the root. `theme/noFlash.ts` may have set it before the first paint;
 * the navigator, which takes such an attribute for the server's, removes it with the page.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'

/** Returns a function that sets the attribute for this page and the following ones. */
export function rootFlag(name: `data-${string}`): () => void {
  const root = document.documentElement
  let isSet = root.hasAttribute(name)
  onNavigate(() => {
    if (isSet) root.setAttribute(name, '')
  })
  return () => {
    isSet = true
    root.setAttribute(name, '')
  }
}
