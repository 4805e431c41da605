/** The sandbox's own pages: plain HTML that works without script, one style sheet, nothing inline. */
import { readFileSync } from 'node:fs'
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { ownOrigin, Refusal, sayRefusal, type Call, type Env } from '../http.ts'

/** Result of `html`, which escapes values. */
export type Html = ReturnType<typeof html>

export const sandboxName = 'Console sandbox'

export const layout = (title: string, body: Html, script?: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === sandboxName ? sandboxName : `${title} · ${sandboxName}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__pages/style.css" />
        ${script ? html`<script type="module" src="/__pages/${script}"></script>` : ''}
      </head>
      <body>
        <header>
          <a href="/">${sandboxName}</a>
          <nav aria-label="Sandbox">
            <a href="/__outbox">Outbox</a> <a href="/__requests">Requests</a> <a href="/#faults">Faults</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `

/** Forms of these pages may submit to the site; everything else is restricted to the sandbox. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; " +
  "form-action 'self' http://localhost:* http://*.localhost:*; frame-ancestors 'none'"

/**
 * For pages and their forms. Pages of the site may call the API, but only the sandbox's own pages may submit its forms:
 * `Origin` is checked.
 */
export const ownPages: MiddlewareHandler<Env> = async (call, next) => {
  call.header('Content-Security-Policy', policy)
  // Not `no-referrer`: a form's Origin would be `null` then.
  call.header('Referrer-Policy', 'same-origin')
  call.header('X-Frame-Options', 'DENY')
  if (call.req.method === 'POST' && call.req.header('origin') !== ownOrigin(call)) throw new Refusal('invalid', 403)
  await next()
}

/** For whoever follows a link. Undefined for a call, whose answer is no page. */
export function refusalPage(call: Call, refusal: Refusal): Response | Promise<Response> | undefined {
  if (call.req.method !== 'GET' || !call.req.header('accept')?.includes('text/html')) return undefined
  call.header('Content-Security-Policy', policy)
  return call.html(
    layout('Nothing to see', html`<p class="note" role="status">${sayRefusal(call, refusal)}</p>`),
    refusal.status,
  )
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export function assetRoutes(): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/__pages/style.css', (call) => call.body(file('style.css'), 200, { 'Content-Type': 'text/css' }))
  routes.get('/__pages/outbox.js', (call) => call.body(file('outbox.js'), 200, { 'Content-Type': 'text/javascript' }))
  return routes
}
