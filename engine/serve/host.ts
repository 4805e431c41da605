/**
 * Which host the request names, and which site it comes from. A page of another site can make a browser connect to
 * this machine under a name of its own (DNS rebinding); the Host header shows that name.
 */
import { hostname, networkInterfaces } from 'node:os'
import { tryTo } from '../errors/tryTo.ts'
import type { Policy, WireRequest } from './policy.ts'
import { refuse, type Refusal } from './refusal.ts'

type Host = { readonly kind: 'ok'; readonly host: string; readonly hostname: string }

export function readHost(
  { headers, rawHeaders }: WireRequest,
  { hosts, allowedHosts = [], port }: Policy,
): Host | Refusal {
  // Node keeps the first of two Host lines and a proxy may keep the last.
  if (countHostLines(rawHeaders) !== 1) return refuse(403, 'The request must have one Host header.')
  const host = (headers['host'] as string).toLowerCase()
  const [, name, digits] = syntax.exec(host) ?? []
  const isAllowed = name !== undefined && isAmong(allowedHosts, name)
  if (name === undefined || !(isAllowed || isAmong(hosts, name)))
    return refuse(403, 'The Host is not allowed. Where a tunnel or a proxy leads here: --allowed-host <name>')
  if (!isAllowed && port !== undefined && Number(digits ?? 80) !== port)
    return refuse(403, 'The Host has another port.')
  return { kind: 'ok', host, hostname: name }
}

/**
 * True where an Origin header names another site than the Host header. `null` is foreign: sandboxed frames and
 * `data:` pages send it (CVE-2026-27977). IP addresses get no special case. No header at all is not foreign:
 * browsers send none with plain GETs. A proxy may name its own host in the one and this one in the other.
 */
export function isForeignOrigin(
  origin: string | undefined,
  host: string,
  { allowedHosts = [] }: Pick<Policy, 'allowedHosts'> = {},
): boolean {
  if (origin === undefined) return false
  const [, scheme] = /^(https?):\/\/[^\s/?#@\\]+$/i.exec(origin) ?? []
  if (scheme === undefined) return true
  const name = tryTo(() => new URL(origin).hostname)
  if (name !== undefined && isAmong(allowedHosts, name)) return false
  // Through the URL parser, because an Origin leaves the scheme's own port out.
  return tryTo(() => new URL(origin).host !== new URL(`${scheme}://${host}`).host) ?? true
}

/** Names under which a server bound to `host` may be called, besides names of its sites. */
export function ownHosts(host: string): readonly string[] {
  const local = ['localhost', '127.0.0.1', '[::1]']
  if (host !== '0.0.0.0' && host !== '::') return [...local, bracketed(host)]
  // Asked to listen everywhere: every address of this machine is meant, but no name an attacker could make.
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])
  return [...local, hostname().toLowerCase(), ...addresses.map(({ address }) => bracketed(address))]
}

function countHostLines(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

const isAmong = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => isMatch(name, pattern))

function isMatch(name: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase())

/** No trailing dot, no user, no zone; labels are never empty. */
const syntax = /^(\[[0-9a-f:.]+\]|(?:[a-z0-9-]+\.)*[a-z0-9-]+)(?::(\d{1,5}))?$/
