/** The machine with everything it needs of the browser. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { SearchSource } from '../../../plugins/search/client.ts'
import { askerFor } from './asker.ts'
import { keep, recallRecent } from './recent.ts'
import { searchMachine, type FindInput, type KeepInput } from './search.machine.ts'

export type ActiveSource = Exclude<SearchSource, { kind: 'none' }>

export function useSearch(source: ActiveSource, locale: string) {
  return useMachine(
    searchMachine.provide({
      actors: {
        openIndex: fromPromise(() => askerFor(source).open()),
        findHits: fromPromise(({ input, signal }: { input: FindInput; signal: AbortSignal }) =>
          askerFor(source).find(input.query, input.limit, signal),
        ),
        loadRecent: fromPromise(async () => recallRecent(locale)),
        keep: fromPromise(async ({ input }: { input: KeepInput }) => keep(locale, input)),
        reloadPage: fromPromise(async () => location.reload()),
      },
    }),
  )
}
