/** One panel at a time on wide screens. The keyboard pattern is that of ARIA: arrows choose, the tab key leaves. */
import type { KeyboardEvent } from 'react'
import type { Plan } from './inputs.ts'

type TabsProps = {
  /** Panels have it followed by their plan. */
  id: string
  label: string
  tabs: readonly { readonly plan: Plan; readonly text: string }[]
  chosen: Plan
  choose: (plan: Plan) => void
}

export function Tabs({ id, label, tabs, chosen, choose }: TabsProps) {
  const tabId = (plan: Plan) => `${id}${plan}-tab`

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ plan }) => plan === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    choose(next.plan)
    document.getElementById(tabId(next.plan))?.focus()
  }

  return (
    <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map(({ plan, text }) => (
        <button
          key={plan}
          type="button"
          role="tab"
          id={tabId(plan)}
          aria-controls={id + plan}
          aria-selected={plan === chosen}
          tabIndex={plan === chosen ? 0 : -1}
          onClick={() => choose(plan)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
