/** What the URL of a link or image points to. Schemes are an allow-list (reliability C-04). */
import { resolveFile } from '../../../engine/paths/paths.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'

export type ResolvedUrl =
  | { readonly kind: 'refused' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'external' }
  /** `mailto:`, `tel:`, `data:` of an image, `#id`, `/path/`, `../path/`: stays as written. */
  | { readonly kind: 'unchanged' }
  /** A file of the project. `hash` has its `#`, decoded. */
  | { readonly kind: 'file'; readonly file: string; readonly hash: string }

export function resolveLink(href: string, from: string): ResolvedUrl {
  const external = externalUrl(href)
  if (external) return external
  const [, path, hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  if (!path || path.startsWith('/') || !/\.mdx?$/i.test(path)) return { kind: 'unchanged' }
  const file = resolveFile(from, decodeUrl(path))
  return file === undefined ? { kind: 'outside' } : { kind: 'file', file, hash: hash === '#' ? '' : decodeUrl(hash) }
}

export function resolveImage(src: string, from: string): ResolvedUrl {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/i.test(src)) return { kind: 'unchanged' }
  const external = externalUrl(src)
  if (external) return external
  const path = src.replace(/[?#].*$/s, '')
  if (!path || path.startsWith('/')) return { kind: 'unchanged' }
  const file = resolveFile(from, decodeUrl(path))
  return file === undefined ? { kind: 'outside' } : { kind: 'file', file, hash: '' }
}

/** Undefined for a URL without scheme and host: it points into the site. */
function externalUrl(url: string): ResolvedUrl | undefined {
  // Browsers skip control characters and spaces in a scheme, so they are skipped here as well, encoded or not.
  const visible = url.replace(ignored, '')
  if (/^[\\/]{2}/.test(visible.replace(/%5c/gi, '\\'))) return { kind: 'external' }
  const [beforePath = ''] = visible.split(/[/?#]/, 1)
  const scheme = /^([^:]*):/.exec(beforePath.replace(/%3a/gi, ':'))?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  if (visible !== url) return { kind: 'refused' }
  if (scheme === 'http' || scheme === 'https') return { kind: 'external' }
  return scheme === 'mailto' || scheme === 'tel' ? { kind: 'unchanged' } : { kind: 'refused' }
}

// oxlint-disable-next-line no-control-regex
const ignored =
  /[\0-\x20\x7F-\xA0\xAD\u180E\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]|%(?:0[0-9a-f]|1[0-9a-f]|20|7f|c2%a[0d])/gi
