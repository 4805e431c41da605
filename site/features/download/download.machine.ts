/** A package to download: which there are, for what machine, and a link that is good for an hour. */
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { DownloadInfo, DownloadProduct } from '../../api/downloads.ts'
import { plainFailure, type PlainFailure } from '../../api/failure.ts'
import type { Tick } from '../../machines/clock.ts'
import { notProvided } from '../../../theme/search/notProvided.ts'
import type { Edition } from './editions.ts'
import { groupsOf, type GroupId } from './groups.ts'

type Context = {
  readonly edition: Edition
  readonly products: readonly DownloadProduct[]
  readonly group: GroupId | undefined
  readonly product: DownloadProduct | undefined
  readonly info: DownloadInfo | undefined
  readonly failure: PlainFailure | undefined
  /** When the link was made, and what time it is; of a clock that never goes backwards, in ms. */
  readonly madeAt: number | undefined
  readonly now: number
}
type Event =
  | { readonly type: 'edition.chosen'; readonly edition: Edition }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'group.chosen'; readonly group: GroupId }
  | { readonly type: 'product.chosen'; readonly product: DownloadProduct }
  | { readonly type: 'back.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'refresh.requested' }
  | Tick
export type GetDownloadInput = { readonly edition: Edition; readonly product: DownloadProduct }

/** Milliseconds a link is good for. */
export const validity = 3_600_000

export const downloadMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    listProducts: fromPromise<readonly DownloadProduct[], { readonly edition: Edition }>(notProvided('listProducts')),
    getDownload: fromPromise<DownloadInfo, GetDownloadInput>(notProvided('getDownload')),
    clock: fromCallback<Tick>(notProvided('clock')),
  },
  guards: {
    isEmpty: (_, { products }: { products: readonly DownloadProduct[] }) => products.length === 0,
    isOver: ({ context }, { now }: { now: number }) => context.madeAt !== undefined && now - context.madeAt >= validity,
  },
  actions: {
    forgetLink: assign({ info: undefined, failure: undefined, madeAt: undefined }),
  },
}).createMachine({
  id: 'download',
  context: {
    edition: 'enterprise',
    products: [],
    group: undefined,
    product: undefined,
    info: undefined,
    failure: undefined,
    madeAt: undefined,
    now: 0,
  },
  initial: 'closed',
  on: {
    'dialog.closed': { target: '.closed', actions: 'forgetLink' },
    // The newest choice wins: what was asked for the one before is given up.
    'edition.chosen': {
      target: '.listing',
      actions: ['forgetLink', assign(({ event }) => ({ edition: event.edition, product: undefined }))],
    },
  },
  states: {
    closed: {},
    listing: {
      invoke: {
        src: 'listProducts',
        input: ({ context: { edition } }) => ({ edition }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ products: event.output }) }, target: 'empty' },
          {
            target: 'choosing',
            actions: assign(({ context, event }) => ({
              products: event.output,
              group: groupsOf(context.edition, event.output)[0]!.id,
            })),
          },
        ],
        onError: { target: 'unlisted', actions: assign({ failure: ({ event }) => plainFailure(event.error) }) },
      },
    },
    empty: { on: { 'retry.requested': 'listing' } },
    unlisted: { on: { 'retry.requested': 'listing' } },
    choosing: {
      on: {
        'group.chosen': { actions: assign(({ event }) => ({ group: event.group })) },
        'product.chosen': { target: 'fetching', actions: assign(({ event }) => ({ product: event.product })) },
      },
    },
    fetching: {
      entry: 'forgetLink',
      invoke: {
        src: 'getDownload',
        input: ({ context: { edition, product } }) => ({ edition, product: product! }),
        onDone: { target: 'ready', actions: assign({ info: ({ event }) => event.output }) },
        onError: { target: 'unfetched', actions: assign({ failure: ({ event }) => plainFailure(event.error) }) },
      },
      on: { 'back.requested': 'choosing' },
    },
    unfetched: { on: { 'retry.requested': 'fetching', 'back.requested': 'choosing' } },
    ready: {
      invoke: { src: 'clock' },
      on: {
        'clock.ticked': [
          { guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) }, target: 'outdated' },
          { actions: assign(({ context, event }) => ({ now: event.now, madeAt: context.madeAt ?? event.now })) },
        ],
        'back.requested': 'choosing',
      },
    },
    outdated: { on: { 'refresh.requested': 'fetching', 'back.requested': 'choosing' } },
  },
})

/** Whole minutes the link is still good for, 60 to 1. */
export const minutesLeft = ({ madeAt, now }: Pick<Context, 'madeAt' | 'now'>): number =>
  Math.ceil((validity - (madeAt === undefined ? 0 : now - madeAt)) / 60_000)
