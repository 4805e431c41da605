/** What a page does once the console says that nobody is logged in any more: it leaves for the login page, once. */
import { setup } from 'xstate'

type Expired = {
  readonly type: 'login.expired'
  readonly loginPath: string
  /** Path of this page. */
  readonly path: string
  /** What was typed is there, so the page is not left. */
  readonly stays: boolean
}
type Event = Expired | { readonly type: 'page.shown' }

export const expiryMachine = setup({
  types: { events: {} as Event },
  guards: {
    /** The login page itself makes calls. */
    isLeft: ({ event }) =>
      event.type === 'login.expired' && !event.stays && event.path.replace(/\/*$/, '/') !== event.loginPath,
  },
  actions: { goToLogin: () => {} },
}).createMachine({
  id: 'expiry',
  initial: 'here',
  states: {
    here: { on: { 'login.expired': { guard: 'isLeft', target: 'leaving', actions: 'goToLogin' } } },
    /** Calls that were made together fail together. A page that comes back from the history may leave again. */
    leaving: { on: { 'page.shown': 'here' } },
  },
})
