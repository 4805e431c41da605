/**
 * Escape sends a tooltip away; it may come again once the pointer and the focus have been elsewhere. One that would reach
 * beyond the window is moved into it.
 */
import { tooltipAttributes } from './behaviour.ts'
import { on } from './on.ts'

const tooltips = `[${tooltipAttributes.tooltip}]`

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const tooltip of document.querySelectorAll(`${tooltips}:is(:hover, :focus-within)`))
    tooltip.toggleAttribute(tooltipAttributes.dismissed, true)
})

const settle = (tooltip: HTMLElement, { relatedTarget }: { relatedTarget: EventTarget | null }) => {
  if (!tooltip.contains(relatedTarget as Node | null)) tooltip.removeAttribute(tooltipAttributes.dismissed)
}
on('pointerout', tooltips, settle)
on('focusout', tooltips, settle)

/** From the edge of the window, in px. */
const gap = 8

const keepInWindow = (tooltip: HTMLElement) => {
  const words = tooltip.querySelector<HTMLElement>(':scope > [role=tooltip]')
  if (!words) return
  const start = tooltip.getBoundingClientRect().left + words.offsetLeft
  const last = document.documentElement.clientWidth - gap - words.offsetWidth
  words.style.setProperty('--shift', `${Math.max(gap, Math.min(start, last)) - start}px`)
}
on('pointerover', tooltips, keepInWindow)
on('focusin', tooltips, keepInWindow)
