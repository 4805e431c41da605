/** WebSocket upgrades. Browsers open sockets to other sites without permission, so Host, Origin and a secret are all checked. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { guardRequest, type AcceptedRequest } from './guard.ts'
import type { Policy, WireRequest } from './policy.ts'
import { isForeignOrigin } from './host.ts'
import { refuse, type Refusal } from './refusal.ts'

export type UpgradePolicy = Policy & {
  /** The sub-protocol that must be asked for, alone. Without it none may be asked for. */
  readonly protocol?: string | undefined
}

/**
 * The token is sent in the query, `?token=…`: a browser cannot add headers to an upgrade. Without a token to compare
 * with, any or none is accepted: for a socket that only tells that the server runs.
 */
export function guardUpgrade(
  request: WireRequest,
  policy: UpgradePolicy,
  token: string | undefined,
): AcceptedRequest | Refusal {
  const granted = guardRequest(request, { ...policy, methods: ['GET'] })
  if (granted.kind === 'refused') return granted

  const { headers } = request
  if (String(headers['upgrade']).toLowerCase() !== 'websocket')
    return refuse(400, 'Only WebSocket upgrades are answered.')
  const origin = headers['origin'] as string | undefined
  if (origin === undefined || isForeignOrigin(origin, granted.host, policy))
    return refuse(403, 'The Origin is not this site.')
  if (headers['sec-websocket-protocol'] !== policy.protocol) return refuse(400, 'The sub-protocol is not known.')
  if (token === undefined) return granted
  // With two tokens it would depend on the parser which of them counts.
  const tokens = new URLSearchParams(granted.query).getAll('token')
  if (tokens.length !== 1 || !isEqual(tokens[0]!, token)) return refuse(401, 'The token is missing or wrong.')
  return granted
}

/** Takes the same time wherever the two differ, and whatever their lengths are. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
