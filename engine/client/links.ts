/** Which clicks the navigator takes, and the one spelling of an address. Everything else is left to the browser. */
import { isBare, mayBeBare, withoutSlash } from './bareAddress.ts'

/** What is asked of an `<a>`; a link inside an SVG has an object as `href` and is not for us. */
export type LinkLike = { readonly href: unknown; readonly target: unknown; hasAttribute(name: string): boolean }
export type ClickLike = {
  readonly button: number
  readonly defaultPrevented: boolean
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export const isPlainClick = (click: ClickLike): boolean =>
  !(click.button || click.defaultPrevented || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)

/** The page a link leads to, or undefined where the browser should follow it: with `data-reload`, for example, to load a page anew. */
export function pageUrlOf(link: LinkLike, here: string): URL | undefined {
  const { href, target } = link
  if (typeof href !== 'string' || !href || (target && target !== '_self')) return undefined
  if (['download', 'data-reload'].some((name) => link.hasAttribute(name))) return undefined
  const url = readUrl(href)
  const from = new URL(here)
  // A text fragment: only the browser finds and marks its words, and only when it loads the page.
  if (url?.hash.includes(':~:')) return undefined
  // A `blob:` address has the origin of its maker.
  if (url?.origin !== from.origin || url.protocol !== from.protocol || isFile(url.pathname)) return undefined
  const clean = cleanUrl(url)
  return href.includes('#') && samePage(clean, cleanUrl(from)) ? undefined : clean
}

export const samePage = (a: URL, b: URL): boolean => a.pathname === b.pathname && a.search === b.search

/**
 * `/x.html`, `/x/index.html`, `/x` -> `/x/`, or `/x` where addresses end without a slash. Slashes are merged: a path that starts with two of them would name
 * another host as soon as someone used it as an href.
 */
export function cleanUrl(url: URL): URL {
  const clean = new URL(url)
  const segments = url.pathname
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .split('/')
    .filter(Boolean)
  clean.pathname = isFile(url.pathname) || !segments.length ? `/${segments.join('/')}` : `/${segments.join('/')}/`
  if (mayBeBare && isBare()) clean.pathname = withoutSlash(clean.pathname)
  return clean
}

/** The last part has an extension other than `.html`. A version number is none: `/releases/3.0.7`. */
const isFile = (pathname: string): boolean => /\.(?!html$)\d*[a-zA-Z][a-zA-Z\d]{0,9}$/.test(pathname)

/** False for percent signs that are not UTF-8, as in `/%E4`. */
export function isDecodable(pathname: string): boolean {
  try {
    // The bundler takes the call for harmless and drops it unless its result is used.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

export function readUrl(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base)
  } catch {
    return undefined
  }
}
