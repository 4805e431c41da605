/**
 * Drawers are popovers, which work without script. This keeps the page behind an open one out of reach, and closes it
 * on the browser's back button, on navigation and when the window grows past the layout that needs it.
 *
 * An open drawer is an entry of the history, so that back has something to leave.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { drawerAttributes } from './behaviour.ts'
import { on } from './on.ts'

const drawer = `[${drawerAttributes.drawer}]`
let hasEntry = false

const openDrawer = () => document.querySelector<HTMLElement>(`${drawer}:popover-open`)
const close = () => openDrawer()?.hidePopover()

function keepBehind(inert: boolean): void {
  for (const behind of document.querySelectorAll<HTMLElement>('main, [data-region="footer"]')) behind.inert = inert
}

// That it is closed the browser tells some time after, when a quick person has gone on.
on('beforetoggle', drawer, (_, { newState }) => {
  if (newState === 'closed') keepBehind(false)
})

on('toggle', drawer, () => {
  const open = Boolean(openDrawer())
  keepBehind(open)
  if (open === hasEntry) return
  hasEntry = open
  // The state is kept: it is how the navigator knows an entry.
  if (open) history.pushState(history.state, '')
  else history.back()
})

addEventListener('popstate', () => {
  hasEntry = false
  close()
})

// The entry goes first; otherwise it would stand between this page and the next.
on('click', `${drawer} a[href]`, (link, event) => {
  if (!hasEntry || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  addEventListener('popstate', () => link.click(), { once: true })
  history.back()
})

onNavigate(close)
matchMedia('(width >= 64em)').addEventListener('change', close)
matchMedia('(width >= 80em)').addEventListener('change', close)
