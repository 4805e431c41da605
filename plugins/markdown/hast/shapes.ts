/** Single elements in their final form. */
import type { Element, Nodes } from 'hast'
import { classesOf } from './links.ts'
import { element, text } from './toHast.ts'

/** A box that scrolls has to be reachable by keyboard, so it has a role and a name. A group, since regions are landmarks. */
export function scrollable(table: Element, label: string): Element {
  return element('div', { className: ['table'], role: 'group', ariaLabel: label, tabIndex: 0 }, [table])
}

/** The HTML attribute is obsolete, a style would be inline. */
export function takeAlign(node: Element): void {
  const align = String(node.properties['align']).toLowerCase()
  delete node.properties['align']
  if (/^(?:left|center|right|justify)$/.test(align))
    node.properties['className'] = [...classesOf(node), `align-${align}`]
}

/** An image alone in its paragraph and with a title: the title is its caption. */
export function frameImage(paragraph: Element): void {
  const [image, ...others] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (
    image?.type !== 'element' ||
    image.tagName !== 'img' ||
    others.length ||
    typeof image.properties['title'] !== 'string'
  )
    return
  const { title } = image.properties
  delete image.properties['title']
  paragraph.tagName = 'figure'
  paragraph.properties['className'] = ['image']
  paragraph.children = [image, element('figcaption', {}, [text(title)])]
}

/** What a reader copies to point at a heading. */
export function anchorTo(id: string, label: string): Element {
  return element('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }, [
    element('span', { ariaHidden: 'true' }, [text('#')]),
  ])
}

/** Text of a heading; the number of a footnote is no part of it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
