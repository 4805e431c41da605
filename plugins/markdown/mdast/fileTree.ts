/**
 * A list of names as a tree of files: `- src/`, below it `- **main.ts** begins here`. What follows a name is a remark; a
 * folder can be closed, without script.
 */
import type { List, ListItem, Paragraph, PhrasingContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import './nodes.ts'

/** Undefined where an entry is no name with at most one list below it. */
export function fileTree(list: List): List | undefined {
  const children: ListItem[] = []
  for (const item of list.children) {
    const entry = entryOf(item)
    if (!entry) return undefined
    children.push(entry)
  }
  return { ...list, ordered: false, spread: false, children }
}

function entryOf(item: ListItem): ListItem | undefined {
  const [line, inside, ...others] = item.children
  if (line?.type !== 'paragraph' || others.length || (inside && inside.type !== 'list')) return undefined
  const { name, remark } = partsOf(line)
  if (inside === undefined) {
    const plain = toString(name)
    const kind = plain.endsWith('/') ? 'folder' : /^(?:…|\.{3})$/.test(plain) ? 'more' : 'file'
    const words = { ...line, children: [...name, ...remark] }
    return { ...item, spread: false, children: [words], data: { hProperties: { className: [kind] } } }
  }
  const tree = fileTree(inside)
  if (!tree) return undefined
  const slash: PhrasingContent[] = toString(name).endsWith('/') ? [] : [{ type: 'text', value: '/' }]
  const { position } = item
  const summary = { type: 'summary' as const, children: [...name, ...slash, ...remark], position: line.position }
  const details = { type: 'details' as const, open: true, children: [summary, tree], position }
  return { ...item, spread: false, children: [details as never] }
}

type Parts = { readonly name: readonly PhrasingContent[]; readonly remark: readonly PhrasingContent[] }

/** A name ends at the first space of the text. Code is a name with signs that Markdown would read. */
function partsOf({ children }: Paragraph): Parts {
  const index = children.findIndex((child) => child.type === 'text' && /\s/.test(child.value))
  const at = children[index]
  if (at?.type !== 'text') return { name: children.map(withoutCode), remark: [] }
  const end = at.value.search(/\s/)
  const words = { ...at, value: at.value.slice(end).trimStart() }
  const name = [...children.slice(0, index), { ...at, value: at.value.slice(0, end) }]
  const rest = [...(words.value ? [words] : []), ...children.slice(index + 1)]
  if (!rest.length) return { name: name.map(withoutCode), remark: [] }
  const remark: PhrasingContent = {
    type: 'emphasis',
    children: rest,
    data: { hName: 'span', hProperties: { className: ['remark'] } },
  }
  return { name: name.map(withoutCode), remark: [{ type: 'text', value: ' ' }, remark] }
}

function withoutCode(node: PhrasingContent): PhrasingContent {
  if (node.type === 'inlineCode') return { type: 'text', value: node.value, position: node.position }
  return node.type === 'strong' ? { ...node, children: node.children.map(withoutCode) } : node
}
