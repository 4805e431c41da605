/** Contents of the page: open where they stand in a column, and the entry being read is shown as current. */
import { hashTarget, onNavigate } from '../../engine/client/lifecycle.ts'
import { tocAttributes } from './behaviour.ts'

type Entry = { readonly link: HTMLAnchorElement; readonly heading: HTMLElement }

const column = matchMedia('(width >= 75em)')
let entries: readonly Entry[] = []
let current: HTMLAnchorElement | undefined
let queued = false

function showCurrent(): void {
  queued = false
  const line = innerHeight * 0.25
  const read = entries.filter(({ heading }) => heading.getBoundingClientRect().top < line).at(-1)
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const next = (atEnd ? entries.at(-1) : (read ?? entries[0]))?.link
  if (next === current) return
  current?.removeAttribute('aria-current')
  next?.setAttribute('aria-current', 'true')
  current = next
}

function collect(): void {
  const toc = document.querySelector<HTMLDetailsElement>(`[${tocAttributes.toc}]`)
  current = undefined
  entries = [...(toc?.querySelectorAll('a') ?? [])].flatMap((link) => {
    const heading = hashTarget(link.hash)
    return heading ? [{ link, heading }] : []
  })
  if (toc) toc.open = column.matches
  showCurrentSoon()
}

/** With the next frame: where things are is not to be asked for in the middle of other work. */
function showCurrentSoon(): void {
  if (queued || !entries.length) return
  queued = true
  requestAnimationFrame(showCurrent)
}

addEventListener('scroll', showCurrentSoon, { passive: true })
column.addEventListener('change', collect)
onNavigate(collect)
