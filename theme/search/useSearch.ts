/** The machine with everything it needs of the browser. */
import { useMachine } from '@xstate/react'
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { SearchSource } from '../../plugins/search/client.ts'
import { searchClientFor } from './searchClientFor.ts'
import { saveRecentQueries, readRecentQueries } from './recentQueries.ts'
import { searchMachine, type FindInput, type KeepInput } from './search.machine.ts'

export type ActiveSource = Exclude<SearchSource, { kind: 'none' }>

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
export type SearchSend = ActorRefFrom<typeof searchMachine>['send']

export function useSearch(source: ActiveSource, locale: string) {
  return useMachine(
    searchMachine.provide({
      actors: {
        openIndex: fromPromise(() => searchClientFor(source).open()),
        findHits: fromPromise(({ input, signal }: { input: FindInput; signal: AbortSignal }) =>
          searchClientFor(source).find(input.query, input.limit, signal),
        ),
        loadRecent: fromPromise(async () => readRecentQueries(locale)),
        keep: fromPromise(async ({ input }: { input: KeepInput }) => saveRecentQueries(locale, input)),
        reloadPage: fromPromise(async () => location.reload()),
      },
    }),
  )
}
