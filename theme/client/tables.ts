/**
 * Tables that fit need no scrolling of their own, which would hold their head back: it then stays in view below the bar.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { tableAttributes } from './behaviour.ts'

function noteFit(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('.table')) {
    frame.removeAttribute(tableAttributes.fits)
    const fits = frame.scrollWidth <= frame.clientWidth
    frame.toggleAttribute(tableAttributes.fits, fits)
    // What does not scroll need not be reached by keyboard.
    if (fits) frame.removeAttribute('tabindex')
    else frame.tabIndex = 0
  }
}

addEventListener('resize', () => requestAnimationFrame(noteFit))
onNavigate(noteFit)
