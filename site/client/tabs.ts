/**
 * `[data-tabs]`: labelled sections, readable one after the other, become tabs with the keyboard pattern of ARIA.
 * Groups with the same `data-group` follow each other and the choice is remembered.
 */
import { hashTarget, onNavigate } from '../../engine/client/lifecycle.ts'
import { on } from './on.ts'
import { recall, remember } from './storage.ts'

const keyOf = (group: string) => `tabs:${group}`
const tabsOf = (box: Element) => [...box.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
const isColumn = (list: Element) => getComputedStyle(list).flexDirection === 'column'
let count = 0

function build(box: HTMLElement): void {
  const list = document.createElement('div')
  list.role = 'tablist'
  if (box.dataset['list']) list.ariaLabel = box.dataset['list']
  for (const panel of box.querySelectorAll<HTMLElement>(':scope > [data-value]')) {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.role = 'tab'
    tab.id = `tab-${++count}`
    tab.textContent = panel.dataset['label']!
    tab.dataset['tab'] = panel.dataset['value']!
    panel.id ||= `panel-${count}`
    panel.role = 'tabpanel'
    panel.tabIndex = 0
    panel.setAttribute('aria-labelledby', tab.id)
    tab.setAttribute('aria-controls', panel.id)
    list.append(tab)
  }
  box.prepend(list)
  const { group } = box.dataset
  const wanted = group && recall(keyOf(group))
  if (!wanted || !select(box, wanted))
    select(
      box,
      (
        box.querySelector<HTMLElement>(':scope > [data-default]') ??
        box.querySelector<HTMLElement>(':scope > [data-value]')
      )?.dataset['value'],
    )
}

/** False where the group has no such tab; it then stays as it is. */
function select(box: Element, value: string | undefined): boolean {
  const tabs = tabsOf(box)
  if (!tabs.some((tab) => tab.dataset['tab'] === value)) return false
  for (const tab of tabs) {
    const chosen = tab.dataset['tab'] === value
    tab.ariaSelected = String(chosen)
    tab.tabIndex = chosen ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = !chosen
  }
  return true
}

function choose(tab: HTMLElement): void {
  const box = tab.closest<HTMLElement>('[data-tabs]')!
  const value = tab.dataset['tab']!
  const { group } = box.dataset
  if (!group) {
    // For whoever asks only for what is shown.
    if (select(box, value)) box.dispatchEvent(new Event('tab:chosen', { bubbles: true }))
    return
  }
  // Groups above change their height: what was clicked must stay under the pointer.
  const before = tab.getBoundingClientRect().top
  for (const other of document.querySelectorAll(`[data-tabs][data-group="${CSS.escape(group)}"]`)) select(other, value)
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  remember(keyOf(group), value)
}

on('click', '[role=tab][data-tab]', choose)
// Said when it matters: to ask for the look of a list that was just made would lay out the whole page at its start.
on('focusin', '[role=tab][data-tab]', ({ parentElement: list }) => {
  list!.ariaOrientation = isColumn(list!) ? 'vertical' : null
})
on('keydown', '[role=tab][data-tab]', (tab, event) => {
  const tabs = tabsOf(tab.closest('[data-tabs]')!)
  const at = tabs.indexOf(tab)
  const alongColumn = isColumn(tab.parentElement!) && { ArrowDown: at + 1, ArrowUp: at - 1 }
  const keys: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
    ...alongColumn,
  }
  const to = keys[event.key]
  const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
  if (!next) return
  event.preventDefault()
  choose(next)
  next.focus()
})

/** A hash may lead into a panel that is not shown. */
function reveal(): void {
  const target = hashTarget(location.hash)
  const panel = target?.closest<HTMLElement>('[role=tabpanel][hidden]')
  if (!target || !panel) return
  choose(document.getElementById(panel.getAttribute('aria-labelledby')!)!)
  target.scrollIntoView()
}

onNavigate(() => {
  document.querySelectorAll<HTMLElement>('[data-tabs]:not(:has(> [role=tablist]))').forEach(build)
  reveal()
})
addEventListener('hashchange', reveal)
