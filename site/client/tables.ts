/**
 * Tables that fit need no scrolling of their own, which would hold their head back: it then stays in view below the bar.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'

function mark(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-content] .table')) {
    delete frame.dataset['fits']
    const fits = frame.scrollWidth <= frame.clientWidth
    if (fits) frame.dataset['fits'] = ''
    // What does not scroll need not be reached by keyboard.
    if (fits) frame.removeAttribute('tabindex')
    else frame.tabIndex = 0
  }
}

addEventListener('resize', () => requestAnimationFrame(mark))
onNavigate(mark)
