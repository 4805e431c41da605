/** The field, what it found, and everything that can be in their place. The same in the dialog and on the page. */
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { panel } from './SearchPanel.styles.ts'
import { SearchResults } from './SearchResults.tsx'
import { SearchState } from './SearchState.tsx'
import { useSearch, type ActiveSource } from './useSearch.ts'
import { wordsOf } from './words.ts'

export type SearchProps = {
  locale: string
  source: ActiveSource
  /** Path of the search page. */
  page: string
}

type SearchPanelProps = SearchProps & {
  /** Beside the field. */
  tools?: ReactNode
  /** Below the results. */
  foot?: (query: string) => ReactNode
  /** Where the query is kept, beside the field. */
  address?: { read(): string; write(query: string): void }
}

export function SearchPanel({ locale, source, page, tools, foot, address }: SearchPanelProps) {
  const words = wordsOf(locale)
  const [snapshot, send] = useSearch(source, locale)
  const { query, found, active, recent } = snapshot.context
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const isBlank = !query.trim()
  const options = isBlank ? recent.length : (found?.pages.reduce((count, { hits }) => count + hits.length, 0) ?? 0)
  const isStale =
    snapshot.matches({ answer: { ready: 'typing' } }) || snapshot.matches({ answer: { ready: 'searching' } })
  const isOpen = options > 0 && !snapshot.matches({ answer: 'failed' })

  useEffect(() => {
    // What was typed before the script was there counts.
    const given = field.current!.value || address?.read()
    if (given) change((field.current!.value = given))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the panel comes to life
  }, [])
  useEffect(() => {
    if (found || isBlank) address?.write(query)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows answers, not keystrokes
  }, [found])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, found])

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
    const chosen = isBlank ? recent[active] : undefined
    if (event.key === 'Delete' && chosen !== undefined) {
      event.preventDefault()
      forget(chosen)
      return
    }
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to === undefined || event.nativeEvent.isComposing || !isOpen) return
    event.preventDefault()
    send({ type: 'option.moved', to: (to + options) % options })
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (snapshot.matches({ answer: 'failed' })) send({ type: 'search.retried' })
    // The list still answers what was asked before.
    else if (isStale) send({ type: 'query.submitted' })
    else list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click()
  }

  return (
    <div className={panel} data-stale={isStale ? '' : undefined}>
      <form role="search" action={page} onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={field}
          name="q"
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}option${active}` : undefined}
          placeholder={words.placeholder}
          maxLength={128}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onInput={({ currentTarget, nativeEvent }) => {
            // Half a syllable on its way to a character is no query.
            if (!(nativeEvent as InputEvent).isComposing) change(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={press}
        />
        {query && (
          <button type="button" aria-label={words.clear} onClick={() => type('')}>
            <Icon name="close" />
          </button>
        )}
        {tools}
      </form>
      <div data-body="">
        <SearchState words={words} snapshot={snapshot} send={send} />
        {isOpen && (
          <SearchResults
            list={list}
            id={id}
            words={words}
            pages={isBlank ? undefined : found!.pages}
            recent={recent}
            active={active}
            onPoint={(to) => send({ type: 'option.moved', to })}
            onHit={(path) => send({ type: 'hit.chosen', path })}
            onRecent={type}
            onForget={forget}
          />
        )}
        {isOpen && isBlank && (
          <button type="button" data-more="" onClick={() => send({ type: 'recent.cleared' })}>
            {words.clearRecent}
          </button>
        )}
        {isOpen && !isBlank && !found!.loose && found!.total > found!.pages.length && (
          <button type="button" data-more="" onClick={() => send({ type: 'more.requested' })}>
            {words.more}
          </button>
        )}
      </div>
      {foot?.(query.trim())}
    </div>
  )
}
