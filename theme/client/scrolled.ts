/** An attribute of the root once the page has moved by more than 10 px: the navbar gets its shadow. */
import { scrollAttributes } from './behaviour.ts'

const toggle = () => document.documentElement.toggleAttribute(scrollAttributes.scrolled, scrollY > 10)

addEventListener('scroll', toggle, { passive: true })
// To ask now would lay out a page that is laid out for its first frame anyway.
requestAnimationFrame(toggle)
