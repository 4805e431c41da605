/** What an address in a link or image means. Schemes are an allow-list (reliability C-04). */
import { resolveFile } from '../../../engine/paths.ts'

export type Address =
  | { readonly kind: 'refused' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'external' }
  /** `mailto:`, `tel:`, `data:` of an image, `#id`, `/path/`, `../path/`: kept as written. */
  | { readonly kind: 'kept' }
  /** A file of the project. `hash` has its `#`, decoded. */
  | { readonly kind: 'file'; readonly file: string; readonly hash: string }

export function linkAddress(href: string, from: string): Address {
  const known = schemeOf(href)
  if (known) return known
  const [, path, hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  if (!path || path.startsWith('/') || !/\.mdx?$/i.test(path)) return { kind: 'kept' }
  const file = resolveFile(from, decoded(path))
  return file === undefined ? { kind: 'outside' } : { kind: 'file', file, hash: hash === '#' ? '' : decoded(hash) }
}

export function imageAddress(src: string, from: string): Address {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/i.test(src)) return { kind: 'kept' }
  const known = schemeOf(src)
  if (known) return known
  const path = src.replace(/[?#].*$/s, '')
  if (!path || path.startsWith('/')) return { kind: 'kept' }
  const file = resolveFile(from, decoded(path))
  return file === undefined ? { kind: 'outside' } : { kind: 'file', file, hash: '' }
}

/** `%e4%b8%ad` as text; what is not valid UTF-8 stays as it is. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Undefined where the address has no scheme and no host: it stays within the site. */
function schemeOf(address: string): Address | undefined {
  // Browsers skip controls and spaces within a scheme; so that nothing can hide there, we do as well, encoded or not.
  const visible = address.replace(ignored, '')
  if (/^[\\/]{2}/.test(visible.replace(/%5c/gi, '\\'))) return { kind: 'external' }
  const [beforePath = ''] = visible.split(/[/?#]/, 1)
  const scheme = /^([^:]*):/.exec(beforePath.replace(/%3a/gi, ':'))?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  if (visible !== address) return { kind: 'refused' }
  if (scheme === 'http' || scheme === 'https') return { kind: 'external' }
  return scheme === 'mailto' || scheme === 'tel' ? { kind: 'kept' } : { kind: 'refused' }
}

// oxlint-disable-next-line no-control-regex
const ignored =
  /[\0-\x20\x7F-\xA0\xAD\u180E\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]|%(?:0[0-9a-f]|1[0-9a-f]|20|7f|c2%a[0d])/gi
