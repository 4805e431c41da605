/** `<a>`: what it points to, and how the reader can tell. */
import type { Element } from 'hast'
import type { Link } from '../../../engine/types.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { decoded, linkAddress } from './addresses.ts'

/** Changes the element; undefined where it points nowhere. */
export function finishLink(node: Element, page: Page): Link | undefined {
  const { href } = node.properties
  if (typeof href !== 'string') return undefined
  const address = linkAddress(href, page.file)
  switch (address.kind) {
    case 'refused':
      page.problems.push(messages.linkScheme(page.place(node), href))
      return undefined
    case 'outside':
      page.problems.push(messages.fileOutside(page.place(node), href))
      return undefined
    case 'external':
      node.properties['className'] = [...classesOf(node), 'external']
      node.properties['rel'] = ['noopener']
      return linkTo(href, 'link', node, page)
    case 'file':
      node.properties['href'] = `doc:${address.file}${address.hash}`
      return linkTo(node.properties['href'], 'link', node, page)
    case 'kept':
      return linkTo(href.startsWith('#') ? decoded(href) : href, 'link', node, page)
  }
}

/** A link of a part is reported where the page includes it. */
export function linkTo(target: string, kind: Link['kind'], node: Element, page: Page): Link {
  const { line = 1, column = 1 } = page.includedAt ?? page.place(node)
  return { target, kind, line, column }
}

export function classesOf({ properties: { className } }: Element): string[] {
  if (className === undefined || className === null) return []
  return (Array.isArray(className) ? className : [className]).map(String)
}
