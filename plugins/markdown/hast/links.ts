/** `<a>`: its target and its class. */
import type { Element } from 'hast'
import type { Link } from '../../../engine/types.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'
import { isThere } from '../loadText.ts'
import type { Page } from '../page.ts'
import { safeId } from './ids.ts'
import { isRefused, refusals, type RefusedUrl } from './refusedUrls.ts'
import { fileAttributes, linkedFile, publicUrl, resolveLink, type ResolvedUrl } from './urls.ts'

/** Changes the element. Undefined without a URL, or with one that may not be used. */
export function transformLink(node: Element, page: Page): Link | undefined {
  const { href: written } = node.properties
  if (typeof written !== 'string') return undefined
  const href = withSafeId(publicUrl(written))
  node.properties['href'] = href
  const url = checkUrl(resolveLink(href, page), href, node, page)
  switch (url?.kind) {
    case 'external':
      node.properties['className'] = [...classNamesOf(node), 'external']
      // A plugin may have written more.
      node.properties['rel'] = [...new Set([...[node.properties['rel'] ?? []].flat(), 'noopener'])] as string[]
      return createLink(href, 'link', node, page)
    case 'file':
      node.properties['href'] = `doc:${url.file}${url.query}${url.hash}`
      return createLink(node.properties['href'], 'link', node, page)
    case 'unchanged':
      return createLink(href.startsWith('#') ? decodeUrl(href) : href, 'link', node, page)
    case undefined:
      return undefined
  }
}

/** Of a page of this site: headings of some names have another id. */
const withSafeId = (href: string): string =>
  /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href) || isFootnote(href)
    ? href
    : href.replace(/#(.+)$/s, (_, id: string) => `#${safeId(id)}`)

const isFootnote = (href: string): boolean => /^#(?:p\d+-)?fn(?:ref)?-/.test(href)

/**
 * Undefined for a URL that may not be used, which is reported. `source` is the URL as written. A configuration may say that a
 * scheme is no error: the page is published then, but never the address.
 */
export function checkUrl(
  url: ResolvedUrl,
  source: string,
  node: Element,
  page: Page,
): Exclude<ResolvedUrl, RefusedUrl> | undefined {
  if (!isRefused(url)) return url
  page.problems.push(refusals[url.kind](page.place(node), source))
  if (url.kind === 'refused') for (const name of ['href', ...fileAttributes]) delete node.properties[name]
  return undefined
}

/** The place of a link in a part is that of the page's `<Include>`. */
export function createLink(target: string, kind: Link['kind'], node: Element, page: Page): Link {
  const { line = 1, column = 1 } = page.includedAt ?? page.place(node)
  return { target, kind, line, column }
}

export function classNamesOf({ properties: { className } }: Element): string[] {
  if (className === undefined || className === null) return []
  return (Array.isArray(className) ? className : [className]).map(String)
}

/** Where a link leads to a file beside the page, its address becomes that of the file; it is looked for. */
export function publishLinked(node: Element, link: Link, page: Page): (() => Promise<void>) | undefined {
  const file = linkedFile(link.target, page)
  if (file === undefined) return undefined
  return async () => {
    if (!(await isThere(file, page))) return
    const target = `asset:${file}`
    node.properties['href'] = target
    Object.assign(link, { target })
  }
}
