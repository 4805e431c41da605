/** Writes the own addresses of a page as visitors see them: below the base path, with or without a slash at the end. */
import { posix } from 'node:path'
import type { Brand } from '../types.ts'
import { writtenHref } from '../paths/written.ts'
import { escapeHtml } from './escape.ts'

/** Comments, elements whose content is no markup, and tags; `>` may stand in a quoted value. */
const markup =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?<\/\2>)|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi

const address = /(\s(?:href|src|action|formaction|poster|cite|data-src)=")\/(?!\/)/gi
const addresses = /(\s(?:image)?srcset=")([^"]*)"/gi
const links = /(\s(?:href|src|action|formaction|poster|cite)=")([^"]*)"/gi

export type RebaseOptions = Pick<Brand, 'trailingSlash'> & {
  /** As `basePathOf` gives it. */
  readonly base: string
  /** Path of the page. */
  readonly path: string
}

/** The page says it, too, for its scripts: `<html data-base="/docs" data-slash="never">`. */
export function rebaseHtml(html: string, { base, trailingSlash, path }: RebaseOptions): string {
  const isBare = trailingSlash === 'never'
  if (!base && !isBare) return html
  const prefix = escapeHtml(base)
  const about = (prefix && ` data-base="${prefix}"`) + (isBare ? ' data-slash="never"' : '')
  const written = (_: string, start: string, href: string) =>
    `${start}${writtenHref(fromRoot(href, path), { trailingSlash })}"`
  const rebaseTag = (tag: string) =>
    (isBare ? tag.replace(links, written) : tag)
      .replace(address, `$1${prefix}/`)
      .replace(addresses, (_, start: string, list: string) => `${start}${rebaseList(list, prefix)}"`)
      .replace(/^<html\b/i, `$&${about}`)
  return html.replace(markup, (found: string, open?: string, _name?: string, rest?: string) => {
    if (found.startsWith('<!--')) return found
    return open === undefined ? rebaseTag(found) : rebaseTag(open) + rest
  })
}

const rebaseList = (list: string, prefix: string): string => list.replace(/(^|,\s*)\/(?!\/)/g, `$1${prefix}/`)

/** What is written relative to a page is meant relative to its path, which a browser that is shown `/docs/a` does not know. */
function fromRoot(href: string, path: string): string {
  if (!href || /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href)) return href
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  // Within the value of an attribute, so that nothing is encoded.
  return posix.join(path, name) + rest
}
