/** Transforms of single elements. */
import type { Element, Nodes } from 'hast'
import { classNamesOf } from './links.ts'
import { element, text } from './element.ts'

/** A scrolling box must be reachable by keyboard, so it has a role and a name. The role is not `region`, which is a landmark. */
export function wrapTable(table: Element, label: string): Element {
  return element('div', { className: ['table'], role: 'group', ariaLabel: label, tabIndex: 0 }, [table])
}

/** `align` becomes a class: the attribute is obsolete, and inline styles are forbidden. */
export function alignToClass(node: Element): void {
  const align = String(node.properties['align']).toLowerCase()
  delete node.properties['align']
  if (/^(?:left|center|right|justify)$/.test(align))
    node.properties['className'] = [...classNamesOf(node), `align-${align}`]
}

/** A paragraph cannot hold a figure, which a frame in its text is. */
export function paragraphWithBlocks(paragraph: Element): void {
  const hasFigure = paragraph.children.some((child) => child.type === 'element' && child.tagName === 'figure')
  if (hasFigure) paragraph.tagName = 'div'
  else imageToFigure(paragraph)
}

/** A paragraph with nothing but an image with a title becomes a figure; the title is its caption. */
function imageToFigure(paragraph: Element): void {
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

/** The permalink of a heading. */
export function headingAnchor(id: string, label: string): Element {
  return element('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }, [
    element('span', { ariaHidden: 'true' }, [text('#')]),
  ])
}

/** Text of a heading, without the numbers of footnotes and without badges: its id stays when what is new is not new any more. */
export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && ('dataFootnoteRef' in node.properties || classNamesOf(node).includes('badge')))
    return ''
  return 'children' in node ? node.children.map(textContent).join('') : ''
}
