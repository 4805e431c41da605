/**
 * A state of the whole site as an empty attribute of the root. `theme/noFlash.ts` may have set it before the first paint;
 * the navigator, which takes such an attribute for the server's, removes it with the page.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'

/** Returns a function that sets the flag. `name` as in `dataset`. */
export function rootFlag(name: string): () => void {
  const { dataset } = document.documentElement
  let set = name in dataset
  onNavigate(() => {
    if (set) dataset[name] = ''
  })
  return () => {
    set = true
    dataset[name] = ''
  }
}
