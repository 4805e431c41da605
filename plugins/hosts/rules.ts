/** The host configuration of a brand, independent of a format. */
export type HostRules = {
  readonly brand: string
  /** For every response. */
  readonly headers: Readonly<Record<string, string>>
  /** Addresses of pages end without a slash: `/docs/a` is `docs/a.html`. */
  readonly isBare: boolean
  /** Old paths, with a slash at both ends, and where they lead. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Media types by extension, with its dot. */
  readonly types: ReadonlyMap<string, { readonly type: string; readonly compressible: boolean }>
  /** Not-found pages and the path prefix each one is for. */
  readonly notFoundPages: readonly { readonly file: string; readonly prefix: string }[]
}

/** File names in this folder change with the content, so they can be cached forever. */
export const immutableFolder = '/assets/'
export const immutableCache = 'public, max-age=31536000, immutable'

/** Splits off the hash: a query must come before it. */
export function splitHash(to: string): { readonly path: string; readonly hash: string } {
  const [path = '', hash] = to.split('#')
  return { path, hash: hash ? `#${encodeURIComponent(hash)}` : '' }
}
