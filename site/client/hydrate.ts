/** An island that has something to show for a parameter of the address is hydrated at once. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { hydrateMarks } from './behaviour.ts'

onNavigate(() => {
  const query = new URLSearchParams(location.search)
  for (const box of document.querySelectorAll(`[${hydrateMarks.parameters}]`))
    if (
      box
        .getAttribute(hydrateMarks.parameters)!
        .split(' ')
        .some((name) => query.has(name))
    )
      box.querySelector('site-island')?.dispatchEvent(new FocusEvent('focusin'))
})
