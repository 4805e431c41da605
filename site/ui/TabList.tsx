/**
 * One panel at a time, for islands: the choice and the panels are their owner's. Static sections are `TabbedSections`. The
 * keyboard pattern is that of ARIA: arrows choose, the tab key leaves.
 */
import type { KeyboardEvent } from 'react'
import { cx } from '@linaria/core'
import { tabSwitch } from './tabs.styles.ts'

type TabListProps<Value extends string> = {
  /** Tabs have it followed by their value, and `-tab`. */
  id: string
  label: string
  tabs: readonly { readonly value: Value; readonly text: string }[]
  chosen: Value
  choose: (value: Value) => void
  /** Id of the panel that shows what belongs to a tab. Default: each tab has one of its own, `id` followed by the value. */
  panel?: string
  className?: string
}

export function TabList<Value extends string>({
  id,
  label,
  tabs,
  chosen,
  choose,
  panel,
  className,
}: TabListProps<Value>) {
  const tabId = (value: Value) => `${id}${value}-tab`

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    choose(next.value)
    document.getElementById(tabId(next.value))?.focus()
  }

  return (
    <div role="tablist" aria-label={label} tabIndex={-1} className={cx(tabSwitch, className)} onKeyDown={onKeyDown}>
      {tabs.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(value)}
          aria-controls={panel ?? id + value}
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => choose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
