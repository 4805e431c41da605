/** Messages of the search: how many results, none, loading, failed. Spoken by screen readers when they change. */
import type { SnapshotFrom } from 'xstate'
import { attribute, searchAttributes } from '../client/behaviour.ts'
import type { searchMachine } from './search.machine.ts'
import { hint, quiet } from './SearchPanel.styles.ts'
import type { Words } from './words.ts'

type SearchStateProps = {
  words: Words
  snapshot: SnapshotFrom<typeof searchMachine>
  send: (event: { type: 'search.retried' }) => void
}

export function SearchState({ words, snapshot, send }: SearchStateProps) {
  const { query, found, recent, failure } = snapshot.context
  const isBlank = !query.trim()
  const isFailed = snapshot.matches({ answer: 'failed' })
  const isBusy =
    !isBlank && (snapshot.matches({ answer: 'opening' }) || snapshot.matches({ answer: { ready: 'searching' } }))
  const isEmpty = snapshot.matches({ answer: { ready: 'empty' } })
  return (
    <>
      <p role="status" className={isEmpty ? undefined : quiet} {...(isBusy && attribute(searchAttributes.busy))}>
        {isFailed ? '' : statusOf()}
      </p>
      {isEmpty && (
        <p className={hint} {...attribute(searchAttributes.hint)}>
          {words.emptyHint}
        </p>
      )}
      {isBlank && !isFailed && !recent.length && (
        <p className={hint} {...attribute(searchAttributes.hint)}>
          {words.hint}
        </p>
      )}
      {isFailed && (
        <div role="alert">
          <p>{words.failures[failure ?? 'unknown']}</p>
          <button type="button" onClick={() => send({ type: 'search.retried' })}>
            {failure === 'outdated' ? words.reload : words.retry}
          </button>
        </div>
      )}
    </>
  )

  function statusOf(): string {
    if (isBlank) return recent.length ? words.recent : ''
    if (isEmpty) return words.empty(query.trim())
    if (found?.pages.length) return found.loose ? words.near : words.found(found.total)
    return isBusy ? words.loading : ''
  }
}
