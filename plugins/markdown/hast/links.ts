/** `<a>`: its target and its class. */
import type { Element } from 'hast'
import type { Link } from '../../../engine/types.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { resolveLink, type ResolvedUrl } from './urls.ts'

/** Changes the element. Undefined without a URL, or with one that may not be used. */
export function transformLink(node: Element, page: Page): Link | undefined {
  const { href } = node.properties
  if (typeof href !== 'string') return undefined
  const url = checkUrl(resolveLink(href, page.file), href, node, page)
  switch (url?.kind) {
    case 'external':
      node.properties['className'] = [...classNamesOf(node), 'external']
      node.properties['rel'] = ['noopener']
      return createLink(href, 'link', node, page)
    case 'file':
      node.properties['href'] = `doc:${url.file}${url.hash}`
      return createLink(node.properties['href'], 'link', node, page)
    case 'unchanged':
      return createLink(href.startsWith('#') ? decodeUrl(href) : href, 'link', node, page)
    case undefined:
      return undefined
  }
}

type UsableUrl = Exclude<ResolvedUrl, { kind: 'refused' | 'outside' }>

/** Undefined for a URL that may not be used, which is reported. `source` is the URL as written. */
export function checkUrl(url: ResolvedUrl, source: string, node: Element, page: Page): UsableUrl | undefined {
  if (url.kind === 'refused') page.problems.push(messages.linkScheme(page.place(node), source))
  else if (url.kind === 'outside') page.problems.push(messages.fileOutside(page.place(node), source))
  else return url
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
