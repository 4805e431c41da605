/** Puts the base path before the addresses of a page. */
import { escapeHtml } from './escape.ts'

/** Comments, elements whose content is no markup, and tags; `>` may stand in a quoted value. */
const markup =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?<\/\2>)|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi

const address = /(\s(?:href|src|action|formaction|poster|cite|data-src)=")\/(?!\/)/gi
const addresses = /(\s(?:image)?srcset=")([^"]*)"/gi

/** `base` is as `basePathOf` gives it. The page says it, too: `<html data-base="/docs">`, for its scripts. */
export function rebaseHtml(html: string, base: string): string {
  if (!base) return html
  const prefix = escapeHtml(base)
  const rebaseTag = (tag: string) =>
    tag
      .replace(address, `$1${prefix}/`)
      .replace(addresses, (_, start: string, list: string) => `${start}${rebaseList(list, prefix)}"`)
      .replace(/^<html\b/i, `$& data-base="${prefix}"`)
  return html.replace(markup, (found: string, open?: string, _name?: string, rest?: string) => {
    if (found.startsWith('<!--')) return found
    return open === undefined ? rebaseTag(found) : rebaseTag(open) + rest
  })
}

const rebaseList = (list: string, prefix: string): string => list.replace(/(^|,\s*)\/(?!\/)/g, `$1${prefix}/`)
