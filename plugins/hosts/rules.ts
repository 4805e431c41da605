/** What every host is told, whatever its format. */
import { encodePath } from '../../engine/paths/paths.ts'

/** The host configuration of a brand, independent of a format. */
export type HostRules = {
  readonly brand: string
  /** For every response. */
  readonly headers: Readonly<Record<string, string>>
  /** Addresses of pages end without a slash: `/docs/a` is `docs/a.html`. */
  readonly isBare: boolean
  /** Old paths, with a slash at both ends, and where they lead. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Paths of pages with a dot in their last part, which look like files: `/docs/1.0/`. */
  readonly dotted: readonly string[]
  /** Media types by extension, with its dot. */
  readonly types: ReadonlyMap<string, { readonly type: string; readonly compressible: boolean }>
  /** Not-found pages and the path prefix each one is for. */
  readonly notFoundPages: readonly { readonly file: string; readonly prefix: string }[]
}

/** File names in this folder change with the content, so they can be cached forever. */
export const immutableFolder = '/assets/'
export const immutableCache = 'public, max-age=31536000, immutable'

/** How an old path may be asked for besides `index.html`. The likeliest comes first, because hosts have limits. */
export function formsOf(from: string, isBare = false): readonly string[] {
  const bare = from.slice(0, -1)
  if (!bare) return [from]
  return isBare ? [bare, from, `${bare}.html`] : [from, bare, `${bare}.html`]
}

/** As our links write a path, and as browsers send one that was typed: `/c%2B%2B/`, `/c++/`. Some hosts compare letters. */
export function spellingsOf(path: string): readonly string[] {
  const own = encodePath(path)
  const typed = own.replaceAll(/%(?:2[467BC]|3[BD]|40|5[BD]|7C)/g, decodeURIComponent)
  return own === typed ? [own] : [own, typed]
}
