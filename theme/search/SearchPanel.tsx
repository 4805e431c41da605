/** The field, its results, and the messages in their place. The same in the dialog and on the page. */
import { useId, useRef, type ReactNode } from 'react'
import { attribute, searchAttributes } from '../client/behaviour.ts'
import { Icon } from '../ui/Icon.tsx'
import { more, panel, scroller } from './SearchPanel.styles.ts'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchState } from './SearchState.tsx'
import { useAddress, type Address } from './useAddress.ts'
import { useSearch, type ActiveSource } from './useSearch.ts'
import { useSearchKeys } from './useSearchKeys.ts'
import { wordsOf } from './words.ts'

export type SearchProps = {
  /** Whose words it has; a search that was made is offered again where it has the same. */
  locale: string
  source: ActiveSource
  /** Path of the search page, as addresses of the brand end. */
  page: string
}

type SearchPanelProps = SearchProps & {
  /** Beside the field. */
  tools?: ReactNode
  /** Below the results. */
  foot?: (query: string) => ReactNode
  /** Where the query is kept, beside the field. */
  address?: Address
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
  const isOpen = options > 0 && !snapshot.matches({ answer: 'failed' })
  const { isStale, change, type, forget, press, submit } = useSearchKeys({ snapshot, send, field, list, options })
  useAddress({ field, list, snapshot, address, change })

  return (
    <div className={panel} {...(isStale && attribute(searchAttributes.stale))}>
      <form role="search" action={page} onSubmit={submit}>
        <Icon name="search" />
        <SearchField
          field={field}
          words={words}
          list={`${id}list`}
          isOpen={isOpen}
          option={isOpen && active >= 0 ? `${id}option${active}` : undefined}
          onChange={change}
          onKeyDown={press}
        />
        {query && (
          <button type="button" aria-label={words.clear} onClick={() => type('')}>
            <Icon name="close" />
          </button>
        )}
        {tools}
      </form>
      <div className={scroller}>
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
        {isOpen && isBlank && <More text={words.clearRecent} onClick={() => send({ type: 'recent.cleared' })} />}
        {isOpen && !isBlank && !found!.loose && found!.total > found!.pages.length && (
          <More text={words.more} onClick={() => send({ type: 'more.requested' })} />
        )}
      </div>
      {foot?.(query.trim())}
    </div>
  )
}

const More = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className={more} {...attribute(searchAttributes.more)} onClick={onClick}>
    {text}
  </button>
)
