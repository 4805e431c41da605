/** Checks the two sides of a rule. A redirect never leaves the site: open redirects are used for phishing. */

import { decodeUrl } from '../../engine/paths/decodeUrl.ts'
import { tryTo } from '../../engine/errors/tryTo.ts'

/** Why a rule is invalid, or undefined. */
export function problemWith(from: string, to: string): string | undefined {
  if (/[?#]/.test(from)) return `"${from}" has a query or a hash, which static hosts do not match`
  const odd = [from, to].find((address) => !isAddress(address.split('#')[0]!))
  if (odd !== undefined) return `"${odd}" is not a path of this site, such as /docs/intro/`
  const stars = (address: string) => address.split('*').length - 1
  if (stars(from) !== stars(to) || stars(from) > 1) return 'a pattern has one "*" on each side'
  return undefined
}

/** Begins with one slash; no host, scheme, query, dot segment, backslash or control character. */
const isAddress = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !/[?\\:\0-\x1f\x7f]|(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(decoded(address) ?? '\0')

/** A page, and what of it is meant, both as people read them. */
export type Target = { readonly page: string; readonly hash?: string | undefined }

/** `/docs/old`, `/docs/old.html`, `/docs/old/index.html` -> `/docs/old/`. */
export function normalize(address: string): Target {
  const [path = '', hash] = address.split('#')
  const bare = decodeUrl(path).replace(/\/index\.html$|\.html$/, '')
  return { page: bare.endsWith('/') ? bare : `${bare}/`, hash: hash && decodeUrl(hash) }
}

/** Whether an address is that of a file `old.html`, and not of a folder's page. */
export const isHtml = (address: string): boolean => /(?<!\/index)\.html$/.test(address)

const decoded = (text: string): string | undefined => tryTo(() => decodeURIComponent(text))
