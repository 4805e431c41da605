/** What the URL of a link or image points to. Schemes are an allow-list (reliability C-04). */
import { posix } from 'node:path'
import { isBehindHidden, resolveFile } from '../../../engine/paths/paths.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'

export type ResolvedUrl =
  | { readonly kind: 'refused' }
  | { readonly kind: 'outside' }
  /** Of an image: a hidden file, or one of another kind. */
  | { readonly kind: 'hidden' | 'noImage' }
  | { readonly kind: 'external' }
  /** `mailto:`, `tel:`, `data:` of an image, `#id`, `/path/`, `../path/`: stays as written. */
  | { readonly kind: 'unchanged' }
  /**
   * A file of the project, or one of those that `filesNamed` gives. `query` has its `?` and is as written: `%26` is no `&`.
   * `hash` has its `#`, decoded.
   */
  | { readonly kind: 'file'; readonly file: string; readonly query: string; readonly hash: string }

/** Attributes of images, videos and their like that name a file. */
export const fileAttributes = ['src', 'poster', 'srcSet'] as const
export type FileAttribute = (typeof fileAttributes)[number]

/** Folders that links may begin at, besides that of the page. */
export type Roots = {
  /** `content/acme/en` */
  readonly locale: string
  /** `content/acme/en/docs` */
  readonly section: string
}

/** The file with the link. */
export type LinkBase = { readonly file: string; readonly roots?: Roots | undefined }

/** `rest` is the name of the file below the folder of its language. */
export function rootsOf(file: string, rest: string): Roots {
  const locale = file.slice(0, -rest.length - 1)
  return { locale, section: posix.join(locale, rest.split('/')[0]!) }
}

/** Docusaurus' names of public files, as addresses: `pathname:///a.pdf`, `@site/static/a.pdf`. */
export const publicUrl = (url: string): string => url.replace(/^(?:pathname:\/\/|@site\/static)(?=\/)/, '')

/** `href`: as `publicUrl` gives it. */
export function resolveLink(href: string, base: LinkBase): ResolvedUrl {
  const external = externalUrl(href)
  if (external) return external
  const [, path, query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  if (!path || !isPage(path)) return { kind: 'unchanged' }
  const file = fileAt(decodeUrl(path), base)
  if (file === path) return { kind: 'unchanged' }
  if (file === undefined) return { kind: 'outside' }
  return { kind: 'file', file, query: query === '?' ? '' : query, hash: hash === '#' ? '' : decodeUrl(hash) }
}

/** A Markdown file, or a relative name without an extension, which may be that of one, or a folder, which may have an index. */
const isPage = (path: string): boolean => /\.mdx?$/i.test(path) || /^(?!\/)(?:.*\/)?(?:[^./]+)?$/.test(path)

/** The path itself where it is an address; undefined outside of the project. */
function fileAt(path: string, { file, roots }: LinkBase): string | undefined {
  if (path.startsWith('@site/')) return roots ? resolveFile(`${roots.locale}/_`, path.slice('@site/'.length)) : path
  if (path.startsWith('/')) return roots ? `${roots.section}//${posix.normalize(path).slice(1)}` : path
  const beside = resolveFile(file, path)
  const isNamedFromSection = roots && !path.startsWith('.') && path.includes('/') && beside !== undefined
  return isNamedFromSection ? `${posix.dirname(file)}//${posix.normalize(path)}` : beside
}

/** The file beside a page that a link leads to, such as a document to download. What is hidden is not published. */
export function linkedFile(href: string, { file, roots }: LinkBase): string | undefined {
  const path = href.replace(/[?#].*$/s, '')
  if (!roots || !/^(?!\/|[a-z][a-z+.-]*:).*\.\w{1,8}$/i.test(path) || /\.(?:mdx?|html?)$/i.test(path)) return undefined
  const found = resolveFile(file, decodeUrl(path))
  return found?.startsWith(`${roots.locale}/`) && !isBehindHidden(found) ? found : undefined
}

export function resolveImage(src: string, from: string): ResolvedUrl {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/i.test(src)) return { kind: 'unchanged' }
  const external = externalUrl(src)
  if (external) return external
  const path = src.replace(/[?#].*$/s, '')
  if (!path || path.startsWith('/')) return { kind: 'unchanged' }
  const file = resolveFile(from, decodeUrl(path))
  if (file === undefined) return { kind: 'outside' }
  if (isBehindHidden(file)) return { kind: 'hidden' }
  return image.test(file) ? { kind: 'file', file, query: '', hash: '' } : { kind: 'noImage' }
}

/** Whoever writes a page may show these wherever they are in the project, and no other file: what is shown is published. */
const image =
  /\.(?:apng|avif|bmp|gif|heic|ico|jfif|jpe?g|jxl|png|svg|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|weba|3gp|m3u8|m4v|mkv|mov|mp4|mpe?g|ogv|webm|srt|vtt)$/i

/** Whether a link may lead there: a path, or `http:`, `https:`, `mailto:`, `tel:`. */
export const isLinkable = (href: string): boolean => href !== '' && externalUrl(href)?.kind !== 'refused'

/** Undefined for a URL without scheme and host: it points into the site. */
function externalUrl(url: string): ResolvedUrl | undefined {
  // Browsers skip control characters and spaces in a scheme, so they are skipped here as well, encoded or not.
  const visible = url.replace(ignored, '')
  if (/^[\\/]{2}/.test(visible.replace(/%5c/gi, '\\'))) return { kind: 'external' }
  const [beforePath = ''] = visible.split(/[/?#]/, 1)
  const scheme = /^([^:]*):/.exec(beforePath.replace(/%3a/gi, ':'))?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  // Behind the scheme an encoded character is data: `mailto:a@b.cc?subject=Hello%20World`.
  const isPlain = url.toLowerCase().startsWith(`${scheme}:`) && !rawIgnored.test(url)
  if (!isPlain) return { kind: 'refused' }
  if (scheme === 'http' || scheme === 'https') return { kind: 'external' }
  return scheme === 'mailto' || scheme === 'tel' ? { kind: 'unchanged' } : { kind: 'refused' }
}

const rawIgnored = /[\0-\x20\x7F-\xA0\xAD\u180E\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/
const ignored = new RegExp(`${rawIgnored.source}|%(?:0[0-9a-f]|1[0-9a-f]|20|7f|c2%a[0d])`, 'gi')
