/** The only place that adds or trims a slash, or joins a path. Paths have a slash at both ends; files have none at the start. */
import { posix } from 'node:path'
import { slashed } from './slashed.ts'
import type { Address, Brand, Locale } from '../types.ts'
import { loadedName } from './loadedFiles.ts'

// A module of its own, because it also runs in browsers, without Node's modules.
export { encodeHref, encodePath, toLocation } from './encodePath.ts'

/** `docs/intro`, `/docs//intro/` -> `/docs/intro/`. Case and characters are kept. */
export function toPath(parts: string): string {
  const segments = parts.split('/').filter(Boolean)
  return segments.length ? `/${segments.join('/')}/` : '/'
}

/**
 * The same page in another locale; the default locale has no prefix.
 *
 * @example localizedPath('/docs/intro/', 'en', locales) // '/en/docs/intro/'
 */
export function localizedPath(key: string, locale: string, locales: readonly Locale[]): string {
  return locale === locales[0]!.id ? key : `/${locale}${key}`
}

/**
 * The output file of a page: `/docs/` -> `docs/index.html`, or `docs.html` where addresses end without a slash. The not-found page
 * keeps the name hosts look for.
 */
export function pageFile(path: string, { trailingSlash }: Pick<Brand, 'trailingSlash'>, status = 200): string {
  const isNamed = status === 404 || (trailingSlash === 'never' && path !== '/')
  return isNamed ? `${path.slice(1, -1)}.html` : `${path.slice(1)}index.html`
}

/** File systems, and so hosts, may be case-insensitive, and take two spellings of one character for the same. */
export const caseFolded = (path: string): string => path.normalize('NFC').toLowerCase()

/** Why a file of the output cannot have this name, or undefined: it must stay below the root, and disks and hosts must accept it. */
export function refusalOf(path: string): string | undefined {
  if (path.length <= 255 && ordinary.test(path)) return undefined
  const parts = path.split('/')
  const climbing = parts.find((part) => part === '.' || part === '..')
  if (climbing) return `it has the part "${climbing}"`
  if (parts.some(hasStream)) return 'it holds a colon'
  if (controls.test(path)) return 'it holds a control character'
  if (path.includes('\\')) return 'it holds a backslash'
  if (!path.isWellFormed()) return 'it is not valid Unicode'
  if (parts.some((part) => Buffer.byteLength(part) > 255)) return 'a part of it has more than 255 bytes'
  return undefined
}

/** Parts of letters, digits and few signs, none of which begins with a dot: what nearly all names are. */
const ordinary = /^\/?(?:[\w-][\w.-]*(?:\/|$))*$/

/** Why nothing is ever served at a path, or undefined. Build, dev and preview agree, so that each page is reached. */
export function pathRefusal(path: string): string | undefined {
  if (path.length <= 255 && ordinary.test(path)) return undefined
  const hidden = path.split('/').slice(1).find(isHidden)
  return refusalOf(path) ?? (hidden && `its part "${hidden}" begins with a dot`)
}

/** C0, DEL and C1. */
export const controls = /[\0-\x1f\x7f-\x9f]/

/** `x::$DATA` is a stream of NTFS, and `x:y` no file name there. */
export const hasStream = (segment: string): boolean => segment.includes(':')

/** Files with such names hold secrets, but for what is well known. */
export const isHidden = (segment: string, index: number): boolean =>
  segment.startsWith('.') && !(segment === '.well-known' && index === 0)

/**
 * Whether a part of the name is hidden: secrets lie in such files, those of the machine in `.env`, in `.git/config` the token that a
 * checkout was made with. Packages hold none, and some package managers keep them in hidden folders. `path` is named from the root.
 */
export function isBehindHidden(path: string): boolean {
  const parts = slashed(path).split('/')
  const packages = parts.indexOf('node_modules')
  return parts.slice(0, packages < 0 ? parts.length : packages).some((part) => isHidden(part, 0))
}

/** Words of people as a part of a path that is served: `.NET` -> `NET`, `a: b` -> `a-b`. */
export const toSegment = (words: string): string =>
  words
    .trim()
    .replace(/[\s:]+/g, '-')
    .replace(/^\.(?=[^.])/, '')

/** The set of a content folder that has none: `content/zh/docs/intro.md`. */
export const noSet = '.'

/**
 * `content/clouddm/zh/docs/intro.md` -> `{ set: 'clouddm', locale: 'zh', rest: 'docs/intro.md' }`. What plugins load has the address that
 * it would have in the content folder.
 */
export function addressOf(file: string, content: string, locales: readonly Locale[]): Address | undefined {
  const name = loadedName(file)?.name ?? (file.startsWith(`${content}/`) ? file.slice(content.length + 1) : undefined)
  if (name === undefined) return undefined
  const slash = name.indexOf('/')
  if (slash < 0) return undefined
  const next = name.indexOf('/', slash + 1)
  const isLocale = (part: string) => locales.some(({ id }) => id === part)
  const [first, second] = [name.slice(0, slash), name.slice(slash + 1, next < 0 ? undefined : next)]
  if (isLocale(first) && !isLocale(second)) return { set: noSet, locale: first, rest: name.slice(slash + 1) }
  if (!first || next < 0 || !isLocale(second)) return undefined
  return { set: first, locale: second, rest: name.slice(next + 1) }
}

/** A file named relative to another one, or undefined where that leaves the root. */
export function resolveFile(from: string, relative: string): string | undefined {
  const file = posix.normalize(posix.join(posix.dirname(from), relative))
  return file === '..' || file.startsWith('../') || file.startsWith('/') ? undefined : file
}

/** Files that an import of this name may mean, besides packages: the extension may be left out, and a query may follow. */
export function moduleNames(file: string): readonly string[] {
  const name = file.replace(/[?#].*$/s, '')
  const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json']
  return [name, ...['', '/index'].flatMap((part) => extensions.map((extension) => name + part + extension))]
}
