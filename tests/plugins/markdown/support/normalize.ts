/** HTML as a browser would understand it: attributes in order, white space that nobody sees left out. */
import type { Nodes, Parents, Properties, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { toHtml } from 'hast-util-to-html'

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'dd',
  'del',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'iframe',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'script',
  'style',
  'summary',
  'table',
  'tbody',
  'td',
  'textarea',
  'th',
  'thead',
  'tr',
  'ul',
])

/** `bare` takes away what our pages have in addition: see `withoutExtras`. */
export function normalize(html: string, { bare = false } = {}): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html.trim() } as never] }) as Root
  if (bare) withoutExtras(tree)
  tidy(tree, false)
  return toHtml(tree, { allowDangerousHtml: true })
}

function tidy(parent: Parents, inPre: boolean): void {
  parent.children = (parent.children as Nodes[]).flatMap((child, index, all): Nodes[] => {
    if (child.type === 'element') {
      child.properties = Object.fromEntries(Object.entries(child.properties).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      tidy(child, inPre || child.tagName === 'pre')
    }
    if (child.type !== 'text' || inPre) return [child]
    let value = child.value.replace(/[ \t\r\n]+/g, ' ')
    if (isEdge(all[index - 1], parent)) value = value.trimStart()
    if (isEdge(all[index + 1], parent)) value = value.trimEnd()
    return value ? [{ ...child, value }] : []
  }) as never
}

function isEdge(neighbour: Nodes | undefined, parent: Parents): boolean {
  if (!neighbour) return parent.type === 'root' || (parent.type === 'element' && blocks.has(parent.tagName))
  return neighbour.type === 'element' && (blocks.has(neighbour.tagName) || neighbour.tagName === 'br')
}

/**
 * Undoes what we add to every element of a kind, so that a comparison shows the rest: figures around code, ids and
 * anchors of headings, lazy images, the class of external links.
 */
function withoutExtras(parent: Parents): void {
  parent.children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type !== 'element') return [child]
    const { tagName, properties } = child
    if (tagName === 'a' && String(properties['className']) === 'anchor') return []
    withoutExtras(child)
    if (/^h[1-6]$/.test(tagName)) delete properties['id']
    if (tagName === 'a' && String(properties['className']) === 'external')
      child.properties = without(properties, ['className', 'rel'])
    if (tagName === 'img') child.properties = without(properties, ['loading', 'decoding'])
    if (tagName !== 'figure' || String(properties['className']) !== 'code') return [child]
    const pre = child.children[0]
    if (pre?.type !== 'element' || pre.children[0]?.type !== 'element') return [child]
    pre.properties = {}
    const text = textOf(pre)
    pre.children[0].children = text ? [{ type: 'text', value: `${text}\n` }] : []
    return [pre]
  }) as never
}

const without = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''
