/** The page of requests, and what keeps them. */
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../http.ts'
import type { Entry } from '../recent.ts'
import type { Services } from '../services.ts'
import { layout, ownPages, type Html } from './layout.ts'
import { table, timeOfDay } from './table.ts'

/** Calls only: pages of the sandbox are no calls of the console. */
export const keepRequests =
  ({ log, now }: Services): MiddlewareHandler<Env> =>
  async (call, next) => {
    const at = now()
    await next()
    const { method, path } = call.req
    if (method !== 'POST' || path.startsWith('/__')) return
    const { status } = call.res
    const body = (await call.res
      .clone()
      .json()
      .catch(() => ({}))) as { success?: boolean }
    log.add({ at, method, path, status, success: body.success, milliseconds: now() - at })
  }

export function requestPages({ log }: Services): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/__requests', ownPages, (call) => call.html(requestsPage(log.list())))
  return routes
}

const requestsPage = (entries: readonly Entry[]): Html =>
  layout(
    'Requests',
    html`<p>The last calls, newest first, without what was sent with them.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Requests">
        ${entries.length ? requestTable(entries) : html`<p class="note">No calls yet.</p>`}
      </div>`,
  )

const requestTable = (entries: readonly Entry[]): Html =>
  table(
    ['UTC', 'Call', 'Status', 'Success', 'ms'],
    entries.map(({ at, path, status, success, milliseconds }) => [
      timeOfDay(at),
      html`<code>${path}</code>`,
      status,
      success === undefined ? '–' : success ? 'yes' : 'no',
      milliseconds,
    ]),
  )
