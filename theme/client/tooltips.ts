/** Escape sends a tooltip away; it may come again once the pointer and the focus have been elsewhere. */
import { tooltipMarks } from './behaviour.ts'
import { on } from './on.ts'

const tooltips = `[${tooltipMarks.tooltip}]`

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const tooltip of document.querySelectorAll(`${tooltips}:is(:hover, :focus-within)`))
    tooltip.toggleAttribute(tooltipMarks.dismissed, true)
})

const settle = (tooltip: HTMLElement, { relatedTarget }: { relatedTarget: EventTarget | null }) => {
  if (!tooltip.contains(relatedTarget as Node | null)) tooltip.removeAttribute(tooltipMarks.dismissed)
}
on('pointerout', tooltips, settle)
on('focusout', tooltips, settle)
