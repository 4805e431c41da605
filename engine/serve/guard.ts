/**
 * The one decision about a request, taken before anything looks at a file. Dev and preview share it, so that the check
 * and the read can never disagree on the path. No function here touches the world.
 */
import { isForeignOrigin, readHost } from './host.ts'
import type { Policy, WireRequest } from './policy.ts'
import { refuse, type Refusal } from './refusal.ts'
import { readTarget, type Target } from './target.ts'

export type AcceptedRequest = Target & {
  /** As sent, in lower case: `acme.localhost:4173`. */
  readonly host: string
  /** Without the port: `acme.localhost`, `[::1]`. */
  readonly hostname: string
}

export function guardRequest(request: WireRequest, policy: Policy): AcceptedRequest | Refusal {
  const host = readHost(request, policy)
  if (host.kind === 'refused') return host
  const target = readTarget(request.url ?? '', policy.allowSegment)
  if (target.kind === 'refused') return target

  const method = request.method ?? ''
  const methods = policy.methods ?? readMethods
  if (!methods.includes(method))
    return { ...refuse(405, 'This method is not answered here.'), allow: methods.join(', ') }

  const origin = request.headers['origin'] as string | undefined
  // Behind a proxy that says another Host the Origin is a foreign one. What is only read may believe the browser, which no page can make lie.
  const isBelieved = readMethods.includes(method) && request.headers['sec-fetch-site'] === 'same-origin'
  if (!isBelieved && isForeignOrigin(origin, host.host, policy)) return refuse(403, 'The Origin is not this site.')
  if (isForeignLoad(request)) return refuse(403, 'Another site may not load this.')
  return { ...target, ...host }
}

/**
 * A `<script>` or `<img>` of another site, or of another port of this host, which browsers call the same site. It sends no Origin and
 * needs no permission, and could run our modules to learn what they hold (CVE-2025-30359). Navigations are not meant: a link to this
 * site works from everywhere.
 */
function isForeignLoad({ headers }: WireRequest): boolean {
  return /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site'])) && headers['sec-fetch-mode'] === 'no-cors'
}

const readMethods = ['GET', 'HEAD']
