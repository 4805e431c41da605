/** The only place that adds or trims a slash, or joins a path. Paths have a slash at both ends; files have none at the start. */
import { posix } from 'node:path'
import type { Address, Locale } from './types.ts'

// By itself, because browsers load no module of Node's.
export { encodePath } from './encodePath.ts'

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

/** The output file of a page: `/docs/` -> `docs/index.html`; the not-found page keeps the name hosts look for. */
export function pageFile(path: string, status = 200): string {
  if (status === 404) return `${path.slice(1, -1)}.html`
  return `${path.slice(1)}index.html`
}

/** Why a path cannot be an address and the name of a file, or undefined: it must not climb, and disks and hosts must take it. */
export function refusalOf(path: string): string | undefined {
  const parts = path.split('/')
  const climbing = parts.find((part) => part === '.' || part === '..')
  if (climbing) return `it has the part "${climbing}"`
  if (/[\0-\x1F\x7F]/.test(path)) return 'it holds a control character'
  if (path.includes('\\')) return 'it holds a backslash'
  if (!path.isWellFormed()) return 'it is not valid Unicode'
  if (parts.some((part) => Buffer.byteLength(part) > 255)) return 'a part of it has more than 255 bytes'
  return undefined
}

/** `content/clouddm/zh/docs/intro.md` -> `{ set: 'clouddm', locale: 'zh', rest: 'docs/intro.md' }`. */
export function addressOf(file: string, content: string, locales: readonly Locale[]): Address | undefined {
  if (!file.startsWith(`${content}/`)) return undefined
  const [set, locale, ...rest] = file.slice(content.length + 1).split('/')
  if (!set || !rest.length || !locales.some(({ id }) => id === locale)) return undefined
  return { set, locale: locale!, rest: rest.join('/') }
}

/** A file named relative to another one, or undefined where that leaves the root. */
export function resolveFile(from: string, relative: string): string | undefined {
  const file = posix.normalize(posix.join(posix.dirname(from), relative))
  return file === '..' || file.startsWith('../') || file.startsWith('/') ? undefined : file
}
