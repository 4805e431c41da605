/** What a host has to know of a brand, before it has a format. */
export type HostRules = {
  readonly brand: string
  /** With every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Not-found pages and the prefix each is for. */
  readonly missing: readonly { readonly file: string; readonly prefix: string }[]
}

/** Names below this folder change with their content. */
export const lastingFolder = '/assets/'
export const lasting = 'public, max-age=31536000, immutable'

/** Path and hash apart: a query belongs between them. */
export function partsOf(to: string): { readonly path: string; readonly hash: string } {
  const [path = '', hash] = to.split('#')
  return { path, hash: hash ? `#${encodeURIComponent(hash)}` : '' }
}
