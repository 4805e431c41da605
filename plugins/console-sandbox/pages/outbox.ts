/** The outbox page: messages that would have been sent. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../http.ts'
import type { Message } from '../outbox.ts'
import type { Services } from '../services.ts'
import { layout, ownPages, type Html } from './layout.ts'

export function outboxPages({ outbox }: Services): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/__outbox', ownPages, (call) => call.html(outboxPage(outbox.list())))
  routes.get('/__outbox.json', (call) => call.json(outbox.list()))
  return routes
}

export const outboxPage = (messages: readonly Message[]): Html =>
  layout(
    'Outbox',
    html`<p>
        What would have been sent by mail or SMS. Nothing leaves this machine. New messages appear by themselves.
      </p>
      <div id="messages" class="scroll" tabindex="0" role="region" aria-label="Messages" aria-live="polite">
        ${messages.length ? table(messages) : html`<p class="note">No messages yet.</p>`}
      </div>`,
    'outbox.js',
  )

const table = (messages: readonly Message[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">To</th>
        <th scope="col">For</th>
        <th scope="col">By</th>
        <th scope="col">UTC</th>
      </tr>
    </thead>
    <tbody>
      ${messages.map(
        ({ channel, to, purpose, code, at }) =>
          html`<tr>
            <td><span class="code">${code}</span></td>
            <td>${to}</td>
            <td>${purposes[purpose] ?? purpose}</td>
            <td>${channel === 'email' ? 'e-mail' : 'SMS'}</td>
            <td>${new Date(at).toISOString().slice(11, 19)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

const purposes: Readonly<Record<string, string>> = {
  LOGIN: 'Log in',
  REGISTER: 'Register',
  RESET_PASSWORD: 'Reset password',
  SSO_REGISTER_BIND: 'Third-party login',
}
