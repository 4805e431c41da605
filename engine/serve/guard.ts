/**
 * The one decision about a request, taken before anything looks at a file. Dev and preview share it, so that the check
 * and the read can never disagree on the path. No function here touches the world.
 */
import { isForeignOrigin, readHost } from './host.ts'
import { refuse, type Refusal } from './refusal.ts'
import { readTarget } from './target.ts'

/** What is read of a request: the part of `IncomingMessage` that came over the wire. */
export type WireRequest = {
  readonly method?: string | undefined
  /** The raw target, as sent. */
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawHeaders: readonly string[]
}

export type Policy = {
  /** Host names without a port, in lower case; `*.localhost` allows every name below `localhost`. */
  readonly hosts: readonly string[]
  /** Where given, a Host with another port is refused. A Host without one means port 80. */
  readonly port?: number | undefined
  /** Methods answered at a path. Default: GET and HEAD everywhere. */
  readonly methods?: ((path: string) => readonly string[]) | undefined
  /**
   * Lets a segment pass that has a colon or begins with a dot; `.` and `..` never pass. `index` counts from 0.
   * Default: `.well-known` in the first place (RFC 8615).
   */
  readonly allowSegment?: ((segment: string, index: number) => boolean) | undefined
}

export type Grant = {
  readonly kind: 'ok'
  /** Decoded exactly once; begins with one slash and has no empty segment. */
  readonly path: string
  readonly segments: readonly string[]
  /** As sent, with its question mark; empty where there is none. Visible ASCII, so safe in a header. */
  readonly query: string
  /** As sent, in lower case: `acme.localhost:4173`. */
  readonly host: string
  /** Without the port: `acme.localhost`, `[::1]`. */
  readonly hostname: string
}

export function guardRequest(request: WireRequest, policy: Policy): Grant | Refusal {
  const host = readHost(request, policy)
  if (host.kind === 'refused') return host
  const target = readTarget(request.url ?? '', policy.allowSegment)
  if (target.kind === 'refused') return target

  const method = request.method ?? ''
  const methods = policy.methods?.(target.path) ?? readMethods
  if (!methods.includes(method))
    return { ...refuse(405, 'This method is not answered here.'), allow: methods.join(', ') }

  const origin = request.headers['origin'] as string | undefined
  if (!safeMethods.includes(method) && isForeignOrigin(origin, host.host))
    return refuse(403, 'The Origin is not this site.')
  if (isForeignLoad(request)) return refuse(403, 'Another site may not load this.')
  return { ...target, ...host }
}

/**
 * A `<script>` or `<img>` of another site. It sends no Origin and needs no permission, and could run our modules to
 * learn what they hold (CVE-2025-30359). Navigations are not meant: a link to this site works from everywhere.
 */
function isForeignLoad({ headers }: WireRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'no-cors'
}

const readMethods = ['GET', 'HEAD']
const safeMethods = [...readMethods, 'OPTIONS']
