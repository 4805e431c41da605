/** The headers that go with every answer. Preview and the header files for hosts use the same function. */
import { connectSourceInvalid } from './messages.ts'

export type SecurityOptions = {
  /** SHA-256, base64, of the inline scripts that may run. Default: none. */
  readonly scriptHashes?: readonly string[] | undefined
  /** Origins whose scripts pages may load, besides their own. Default: none. */
  readonly scripts?: readonly string[] | undefined
  /** Origins pages may send requests to, besides their own. Default: none. */
  readonly connect?: readonly string[] | undefined
  /** Origins whose images pages may show, besides their own. Default: none. */
  readonly images?: readonly string[] | undefined
  /** Whether markup and scripts of pages may have styles of their own. Default: false. */
  readonly inlineStyles?: boolean | undefined
  /** Origins that frames of pages may show. Default: none. */
  readonly frames?: readonly string[] | undefined
}

/** What browsers remember about a host: that it is reached by TLS only. */
export type Hsts = {
  /** Seconds. Default: a year. */
  readonly maxAge?: number | undefined
  /** Also the hosts below it, whoever runs them. Default false. */
  readonly includeSubDomains?: boolean | undefined
  /** Asks for a place in the list that browsers bring along; it wants a year and `includeSubDomains`. Default false. */
  readonly preload?: boolean | undefined
}

export type HostOptions = SecurityOptions & { readonly hsts?: Hsts | false | undefined }

/** Throws `SiteError` `connect-source-invalid`. Covers ASVS 5.0, 3.4.3 to 3.4.6. */
export function securityHeaders({
  scriptHashes = [],
  scripts = [],
  connect = [],
  images = [],
  inlineStyles = false,
  frames = [],
}: SecurityOptions = {}): Record<string, string> {
  // A semicolon would start a directive of its own.
  // The one word that is no origin: the configuration takes it of a plugin, for WebAssembly.
  const origins = [...scripts.filter((source) => source !== "'wasm-unsafe-eval'"), ...connect, ...images, ...frames]
  const odd = origins.find((source) => !/^[^\s;,'"]+$/.test(source))
  if (odd !== undefined) throw connectSourceInvalid(odd)
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...scripts].join(' '),
    `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ''}`,
    ["img-src 'self' data:", ...images].join(' '),
    ...(images.length ? [["media-src 'self'", ...images].join(' ')] : []),
    ...(frames.length ? [['frame-src', ...frames].join(' ')] : []),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/**
 * The same for a public host, which speaks TLS. Not for preview: a `localhost` that was once seen with HSTS is
 * unreachable over plain HTTP for all programs of that machine.
 */
export function hostHeaders({ hsts = {}, ...options }: HostOptions = {}): Record<string, string> {
  return { ...securityHeaders(options), ...(hsts && { 'Strict-Transport-Security': hstsOf(hsts) }) }
}

const year = 31_536_000

const hstsOf = ({ maxAge = year, includeSubDomains = false, preload = false }: Hsts): string =>
  [`max-age=${maxAge}`, includeSubDomains && 'includeSubDomains', preload && 'preload'].filter(Boolean).join('; ')
