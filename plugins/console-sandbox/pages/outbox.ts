/** The outbox page: messages that would have been sent. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../http.ts'
import type { Message } from '../recent.ts'
import type { Services } from '../services.ts'
import { layout, ownPages, type Html } from './layout.ts'
import { table, timeOfDay } from './table.ts'

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
        ${messages.length ? messageTable(messages) : html`<p class="note">No messages yet.</p>`}
      </div>`,
    'outbox.js',
  )

const messageTable = (messages: readonly Message[]): Html =>
  table(
    ['Code', 'For', 'To', 'UTC'],
    messages.map(({ to, purpose, code, at }) => [
      html`<span class="code">${code}</span>`,
      purposes[purpose] ?? purpose,
      to,
      timeOfDay(at),
    ]),
  )

const purposes: Readonly<Record<string, string>> = {
  LOGIN: 'Log in',
  REGISTER: 'Register',
  RESET_PASSWORD: 'Reset password',
  SSO_REGISTER_BIND: 'Third-party login',
}
