/** A way back to the top, shown after more than a screen and a half. */
import { scrollAttributes } from './behaviour.ts'
import { on } from './on.ts'

const toggle = () => document.documentElement.toggleAttribute(scrollAttributes.scrolledFar, scrollY > innerHeight * 1.5)
const still = matchMedia('(prefers-reduced-motion: reduce)')

addEventListener('scroll', toggle, { passive: true })
requestAnimationFrame(toggle)

on('click', `[${scrollAttributes.backToTop}]`, () => {
  scrollTo({ top: 0, behavior: still.matches ? 'instant' : 'smooth' })
  // The button is about to vanish; the keyboard goes on from the top.
  document.querySelector('main')?.focus({ preventScroll: true })
})
