/**
 * Labelled sections, readable one after the other, become tabs with the keyboard pattern of ARIA. Groups with the same name
 * follow each other and the choice is remembered.
 */
import { hashTarget, onNavigate } from '../../engine/client/lifecycle.ts'
import { tabAttributes } from './behaviour.ts'
import { on } from './on.ts'
import { recall, remember } from './storage.ts'

const keyOf = (group: string) => `tabs:${group}`
const tabsOf = (box: Element) => [...box.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
const isColumn = (list: Element) => getComputedStyle(list).flexDirection === 'column'
const boxes = `[${tabAttributes.tabs}]`
const section = `:scope > [${tabAttributes.value}]`
const tabs = `[role=tab][${tabAttributes.tab}]`
let count = 0

function build(box: HTMLElement): void {
  const list = document.createElement('div')
  list.role = 'tablist'
  if (box.hasAttribute(tabAttributes.label)) list.ariaLabel = box.getAttribute(tabAttributes.label)
  for (const panel of box.querySelectorAll<HTMLElement>(section)) {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.role = 'tab'
    tab.id = `tab-${++count}`
    tab.textContent = panel.getAttribute(tabAttributes.title)
    tab.setAttribute(tabAttributes.tab, panel.getAttribute(tabAttributes.value)!)
    panel.id ||= `panel-${count}`
    panel.role = 'tabpanel'
    panel.tabIndex = 0
    panel.setAttribute('aria-labelledby', tab.id)
    tab.setAttribute('aria-controls', panel.id)
    list.append(tab)
  }
  box.prepend(list)
  const group = box.getAttribute(tabAttributes.group)
  const wanted = group && recall(keyOf(group))
  if (!wanted || !select(box, wanted))
    select(
      box,
      (box.querySelector(`:scope > [${tabAttributes.initial}]`) ?? box.querySelector(section))?.getAttribute(
        tabAttributes.value,
      ),
    )
}

/** False where the group has no such tab; it then stays as it is. */
function select(box: Element, value: string | null | undefined): boolean {
  const all = tabsOf(box)
  if (!all.some((tab) => tab.getAttribute(tabAttributes.tab) === value)) return false
  for (const tab of all) {
    const chosen = tab.getAttribute(tabAttributes.tab) === value
    tab.ariaSelected = String(chosen)
    tab.tabIndex = chosen ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = !chosen
  }
  return true
}

function choose(tab: HTMLElement): void {
  const box = tab.closest(boxes)!
  const value = tab.getAttribute(tabAttributes.tab)!
  const group = box.getAttribute(tabAttributes.group)
  if (!group) {
    // For whoever asks only for what is shown.
    if (select(box, value)) box.dispatchEvent(new Event('tab:chosen', { bubbles: true }))
    return
  }
  // Groups above change their height: what was clicked must stay under the pointer.
  const before = tab.getBoundingClientRect().top
  for (const other of document.querySelectorAll(`${boxes}[${tabAttributes.group}="${CSS.escape(group)}"]`))
    select(other, value)
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  remember(keyOf(group), value)
}

on('click', tabs, choose)
// Said when it matters: to ask for the look of a list that was just made would lay out the whole page at its start.
on('focusin', tabs, ({ parentElement: list }) => {
  list!.ariaOrientation = isColumn(list!) ? 'vertical' : null
})
on('keydown', tabs, (tab, event) => {
  const all = tabsOf(tab.closest(boxes)!)
  const at = all.indexOf(tab)
  const alongColumn = isColumn(tab.parentElement!) && { ArrowDown: at + 1, ArrowUp: at - 1 }
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
  const keys: Record<string, number> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: all.length - 1,
    ...alongColumn,
  }
  const to = keys[event.key]
  const next = to === undefined ? undefined : all[(to + all.length) % all.length]
  if (!next) return
  event.preventDefault()
  choose(next)
  next.focus()
})

/** A hash may lead into a panel that is not shown, within others. */
function reveal(): void {
  const target = hashTarget(location.hash)
  const hidden = '[role=tabpanel][hidden]'
  let panel = target?.closest(hidden)
  if (!panel) return
  for (; panel; panel = panel.parentElement!.closest(hidden))
    choose(document.getElementById(panel.getAttribute('aria-labelledby')!)!)
  target!.scrollIntoView()
}

onNavigate(() => {
  document.querySelectorAll<HTMLElement>(`${boxes}:not(:has(> [role=tablist]))`).forEach(build)
  reveal()
})
addEventListener('hashchange', reveal)
