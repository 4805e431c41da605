/** Tells visits apart and follows nobody: a number of this tab, kept only for visitors who agreed to be counted. */
import { recall, remember } from '../../../theme/client/storage.ts'

export const clientIdKey = 'client-id'

export function ownClientId(): string {
  const kept = recall(clientIdKey, 'sessionStorage')
  if (kept && /^[\da-f-]{36}$/.test(kept)) return kept
  const fresh = crypto.randomUUID()
  remember(clientIdKey, fresh, 'sessionStorage')
  return fresh
}
