/** What islands need before they are hydrated. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { hydrateAttributes } from './behaviour.ts'

/** As the first touch does it, and as soon as there are islands. */
export const hydrate = (island: Element | null | undefined): Promise<void> =>
  customElements.whenDefined('site-island').then(() => void island?.dispatchEvent(new FocusEvent('focusin')))

onNavigate(() => {
  // One that has something to show for a parameter of the address is hydrated at once.
  const query = new URLSearchParams(location.search)
  for (const box of document.querySelectorAll(`[${hydrateAttributes.parameters}]`)) {
    const names = box.getAttribute(hydrateAttributes.parameters)!.split(' ')
    if (names.some((name) => query.has(name))) void hydrate(box.querySelector('site-island'))
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${hydrateAttributes.press}]`))
    button.disabled = false
})
