/** `[data-wakes]`: names of parameters. With one of them in the address, the island within has something to show at once. */
import { onNavigate } from '../../engine/client/lifecycle.ts'

onNavigate(() => {
  const query = new URLSearchParams(location.search)
  for (const box of document.querySelectorAll<HTMLElement>('[data-wakes]'))
    if (box.dataset['wakes']!.split(' ').some((name) => query.has(name)))
      box.querySelector('site-island')?.dispatchEvent(new FocusEvent('focusin'))
})
