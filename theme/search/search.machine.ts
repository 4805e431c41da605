/**
 * Searching while one types.
 *
 * Two things run side by side: the answer to the query, and the list of recent queries. What is shown while a new answer
 * is on its way is the old one.
 */
import { assign, fromPromise, setup } from 'xstate'
import { searchFailures, type SearchResponse, type SearchFailure } from '../../plugins/search/client.ts'
import { notProvided } from './notProvided.ts'

export type Failure = SearchFailure | 'slow'

type Context = {
  readonly query: string
  readonly found: SearchResponse | undefined
  /** Pages asked for; grows with "more". */
  readonly limit: number
  /** Index of the option Enter opens; -1 for none. */
  readonly active: number
  readonly recent: readonly string[]
  readonly failure: Failure | undefined
}

type Event =
  | { readonly type: 'query.changed'; readonly query: string }
  /** Enter: whoever presses it is done typing. */
  | { readonly type: 'query.submitted' }
  | { readonly type: 'option.moved'; readonly to: number }
  /** A result was followed; `path` is where it leads. */
  | { readonly type: 'hit.chosen'; readonly path: string }
  | { readonly type: 'more.requested' }
  | { readonly type: 'search.retried' }
  | { readonly type: 'recent.removed'; readonly query: string }
  | { readonly type: 'recent.cleared' }

export type FindInput = { readonly query: string; readonly limit: number }
/** What the page that is opened next should highlight. */
type PageHighlight = { readonly path: string; readonly words: readonly string[] }
export type KeepInput = { readonly recent: readonly string[]; readonly highlight: PageHighlight | undefined }

/** Pages of the first answer. */
export const perPage = 6
const mostRecent = 5

export const searchMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    openIndex: fromPromise<void>(notProvided('openIndex')),
    findHits: fromPromise<SearchResponse, FindInput>(notProvided('findHits')),
    loadRecent: fromPromise<readonly string[]>(notProvided('loadRecent')),
    keep: fromPromise<void, KeepInput>(notProvided('keep')),
    reloadPage: fromPromise<void>(notProvided('reloadPage')),
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => !query.trim(),
    hasPages: (_, { found }: { found: SearchResponse }) => found.pages.length > 0,
    isOutdated: ({ context }) => context.failure === 'outdated',
  },
  actions: {
    noteQuery: assign((_, { query }: { query: string }) => ({ query, limit: perPage })),
    forgetFound: assign({ found: undefined, active: -1 }),
    noteFound: assign(({ context }, { found }: { found: SearchResponse }) => ({
      found,
      failure: undefined,
      // More of the same leaves the choice where it is.
      active: context.limit > perPage ? context.active : found.pages.length ? 0 : -1,
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noteSlowness: assign({ failure: 'slow' as const }),
    askForMore: assign({ limit: ({ context }) => context.limit + perPage }),
    noteActive: assign((_, { to }: { to: number }) => ({ active: to })),
  },
  delays: {
    /** A pause in typing this long means: this is the query. */
    typingPause: 120,
    /** Longer than this nobody waits. */
    patience: 10_000,
  },
}).createMachine({
  id: 'search',
  context: { query: '', found: undefined, limit: perPage, active: -1, recent: [], failure: undefined },
  type: 'parallel',
  states: {
    answer: {
      initial: 'opening',
      on: { 'option.moved': { actions: { type: 'noteActive', params: ({ event }) => event } } },
      states: {
        opening: {
          on: { 'query.changed': { actions: { type: 'noteQuery', params: ({ event }) => event } } },
          invoke: {
            src: 'openIndex',
            onDone: 'opened',
            onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
          after: { patience: { target: 'failed', actions: 'noteSlowness' } },
        },
        opened: {
          always: [
            { guard: { type: 'isBlank', params: ({ context }) => context }, target: 'ready.idle' },
            { target: 'ready.searching' },
          ],
        },
        ready: {
          on: {
            'query.changed': [
              {
                guard: { type: 'isBlank', params: ({ event }) => event },
                target: '.idle',
                actions: [{ type: 'noteQuery', params: ({ event }) => event }, 'forgetFound'],
              },
              { target: '.typing', actions: { type: 'noteQuery', params: ({ event }) => event } },
            ],
          },
          initial: 'idle',
          states: {
            idle: {},
            typing: { on: { 'query.submitted': 'searching' }, after: { typingPause: 'searching' } },
            searching: {
              invoke: {
                src: 'findHits',
                input: ({ context: { query, limit } }) => ({ query, limit }),
                onDone: [
                  {
                    guard: { type: 'hasPages', params: ({ event }) => ({ found: event.output }) },
                    target: 'found',
                    actions: { type: 'noteFound', params: ({ event }) => ({ found: event.output }) },
                  },
                  { target: 'empty', actions: { type: 'noteFound', params: ({ event }) => ({ found: event.output }) } },
                ],
                onError: {
                  target: '#search.answer.failed',
                  actions: { type: 'noteFailure', params: ({ event }) => event },
                },
              },
              after: { patience: { target: '#search.answer.failed', actions: 'noteSlowness' } },
            },
            found: { on: { 'more.requested': { target: 'searching', actions: 'askForMore' } } },
            empty: {},
          },
        },
        failed: {
          on: {
            'query.changed': { actions: { type: 'noteQuery', params: ({ event }) => event } },
            'search.retried': [{ guard: 'isOutdated', target: 'reloading' }, { target: 'opening' }],
          },
        },
        reloading: { invoke: { src: 'reloadPage' } },
      },
    },
    recent: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadRecent',
            onDone: { target: 'known', actions: assign({ recent: ({ event }) => event.output }) },
            onError: 'known',
          },
        },
        known: {
          on: {
            'hit.chosen': { target: '.keeping', actions: assign({ recent: ({ context }) => withQuery(context) }) },
            'recent.removed': {
              target: '.keeping',
              actions: assign({
                recent: ({ context, event }) => context.recent.filter((query) => query !== event.query),
                active: -1,
              }),
            },
            'recent.cleared': { target: '.keeping', actions: assign({ recent: [], active: -1 }) },
          },
          initial: 'kept',
          states: {
            kept: {},
            keeping: {
              invoke: {
                src: 'keep',
                input: ({ context: { recent, found }, event }) => ({
                  recent,
                  highlight: event.type === 'hit.chosen' ? { path: event.path, words: found?.words ?? [] } : undefined,
                }),
                // A full or forbidden storage forgets; searching goes on.
                onDone: 'kept',
                onError: 'kept',
              },
            },
          },
        },
      },
    },
  },
})

function failureOf(error: unknown): Failure {
  const kind = (error as { readonly kind?: unknown } | undefined)?.kind
  return searchFailures.find((known) => known === kind) ?? 'unknown'
}

/** The newest first, each once. */
function withQuery({ recent, query }: Context): readonly string[] {
  const typed = query.trim()
  return typed ? [typed, ...recent.filter((other) => other !== typed)].slice(0, mostRecent) : recent
}
