/** The page of requests, and what keeps them. */
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../http.ts'
import type { Entry } from '../requestLog.ts'
import type { Services } from '../services.ts'
import { layout, ownPages, type Html } from './layout.ts'

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
        ${entries.length ? table(entries) : html`<p class="note">No calls yet.</p>`}
      </div>`,
  )

const table = (entries: readonly Entry[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">UTC</th>
        <th scope="col">Call</th>
        <th scope="col">Status</th>
        <th scope="col">Success</th>
        <th scope="col">ms</th>
      </tr>
    </thead>
    <tbody>
      ${entries.map(
        ({ at, path, status, success, milliseconds }) =>
          html`<tr>
            <td>${new Date(at).toISOString().slice(11, 19)}</td>
            <td><code>${path}</code></td>
            <td>${status}</td>
            <td>${success === undefined ? '–' : success ? 'yes' : 'no'}</td>
            <td>${milliseconds}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
