/** Marks the root once the page has moved by more than 10 px: the navbar gets its shadow. */
import { scrollMarks } from './behaviour.ts'

const mark = () => document.documentElement.toggleAttribute(scrollMarks.scrolled, scrollY > 10)

addEventListener('scroll', mark, { passive: true })
// To ask now would lay out a page that is laid out for its first frame anyway.
requestAnimationFrame(mark)
