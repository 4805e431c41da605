/** Tells visits apart and follows nobody: a number of this tab, kept only for visitors who agreed to be counted. */
import { recall, remember } from '../../../theme/client/storage.ts'

export const clientIdKey = 'client-id'

export function ownClientId(): string {
  const kept = recall(clientIdKey, 'sessionStorage')
  if (kept && /^[\da-f-]{36}$/.test(kept)) return kept
  const fresh = newClientId()
  remember(clientIdKey, fresh, 'sessionStorage')
  return fresh
}

/** A random UUID. Browsers make one themselves, but not for pages without TLS. */
export const newClientId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
