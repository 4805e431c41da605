/** What typing, keys and the form of a search do. */
import type { KeyboardEvent, RefObject, SubmitEvent } from 'react'
import type { SearchSend, SearchSnapshot } from './useSearch.ts'

type SearchKeysInput = {
  readonly snapshot: SearchSnapshot
  readonly send: SearchSend
  readonly field: RefObject<HTMLInputElement | null>
  readonly list: RefObject<HTMLDivElement | null>
  /** Number of options in the list. */
  readonly options: number
}

export function useSearchKeys({ snapshot, send, field, list, options }: SearchKeysInput) {
  const { query, active, recent } = snapshot.context
  const isFailed = snapshot.matches({ answer: 'failed' })
  const isStale =
    snapshot.matches({ answer: { ready: 'typing' } }) || snapshot.matches({ answer: { ready: 'searching' } })

  function change(value: string): void {
    send({ type: 'query.changed', query: value })
  }
  function type(value: string): void {
    field.current!.value = value
    field.current!.focus()
    change(value)
  }
  function forget(recentQuery: string): void {
    send({ type: 'recent.removed', query: recentQuery })
    field.current!.focus()
  }
  function press(event: KeyboardEvent): void {
    const chosen = query.trim() ? undefined : recent[active]
    if (event.key === 'Delete' && chosen !== undefined) {
      event.preventDefault()
      forget(chosen)
      return
    }
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to === undefined || event.nativeEvent.isComposing || !options || isFailed) return
    event.preventDefault()
    send({ type: 'option.moved', to: (to + options) % options })
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isFailed) send({ type: 'search.retried' })
    // The list still shows results of the query before.
    else if (isStale) send({ type: 'query.submitted' })
    else list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click()
  }
  return { isStale, change, type, forget, press, submit }
}
