/** Escape sends a tooltip away; it may come again once the pointer and the focus have been elsewhere. */
import { on } from './on.ts'

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const tip of document.querySelectorAll('[data-tip]:is(:hover, :focus-within)'))
    tip.toggleAttribute('data-dismissed', true)
})

const settle = (tip: HTMLElement, { relatedTarget }: { relatedTarget: EventTarget | null }) => {
  if (!tip.contains(relatedTarget as Node | null)) tip.removeAttribute('data-dismissed')
}
on('pointerout', '[data-tip]', settle)
on('focusout', '[data-tip]', settle)
