/** Where messages go instead of to a mailbox or a phone. In memory: who restarts the sandbox asks for a new code. */

export type Message = {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly purpose: string
  readonly code: string
  /** Milliseconds UTC. */
  readonly at: number
}

export type Outbox = { add(message: Message): void; list(): readonly Message[] }

/** The newest first, a hundred at most. */
export function createOutbox(): Outbox {
  let messages: readonly Message[] = []
  return {
    add: (message) => void (messages = [message, ...messages].slice(0, 100)),
    list: () => messages,
  }
}

export function outboxPage(messages: readonly Message[]): string {
  const rows = messages.map(
    ({ channel, to, purpose, code, at }) =>
      `<tr><td>${new Date(at).toISOString().slice(11, 19)}</td><td>${channel}</td><td>${escapeHtml(to)}</td>` +
      `<td>${escapeHtml(purpose)}</td><td><code>${code}</code></td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="3"><title>Outbox</title><style>${style}</style></head>
<body><main><h1>Outbox</h1><p>Codes of the console sandbox. Nothing leaves this machine. The page reloads by itself.</p>
${rows.length ? `<table><thead><tr><th>UTC</th><th>By</th><th>To</th><th>For</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : '<p>No messages yet.</p>'}
</main></body></html>
`
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:52rem;margin:3rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;border-bottom:1px solid #8886;text-align:start;overflow-wrap:anywhere}
code{font-size:1.25rem;font-weight:600;letter-spacing:.08em}`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (char) => entities[char]!)
