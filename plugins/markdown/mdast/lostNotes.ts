/** Footnotes with one side only: a note that nothing refers to is not shown, and a reference without a note is text. */
import type { FootnoteDefinition, Nodes, Root, Text } from 'mdast'

export type LostNote = {
  /** In the text. */
  readonly offset: number
  /** As it is written, `[^source]`. */
  readonly written: string
  readonly kind: 'note' | 'reference'
}

/** Not behind a backslash, and neither the beginning of a note nor the text of a link. */
const reference = /(?<!\\)\[\^[^\]\s]{1,99}\](?![:(])/g

/** The line of each is counted from the start of the page. */
const most = 100

/** Each is told once. `text` is what was parsed. */
export function lostNotes(tree: Root, text: string): readonly LostNote[] {
  if (!text.includes('[^')) return []
  const { notes, referred, texts } = gather(tree)
  const unshown = notes.flatMap(({ identifier, label, position }): readonly LostNote[] => {
    const offset = position?.start.offset
    if (offset === undefined || referred.has(identifier)) return []
    return [{ offset, written: `[^${label ?? identifier}]`, kind: 'note' }]
  })
  const unknown = new Map<string, number>()
  for (const { position } of texts) {
    const { start, end } = position ?? {}
    for (const { 0: written, index } of text.slice(start?.offset ?? 0, end?.offset ?? 0).matchAll(reference))
      // On a page without any note, `[^a-z]` is a pattern.
      if ((notes.length || /\d\]$/.test(written)) && !unknown.has(written)) unknown.set(written, start!.offset! + index)
  }
  const references = [...unknown].map(([written, offset]): LostNote => ({ offset, written, kind: 'reference' }))
  return [...unshown, ...references].slice(0, most)
}

function gather(tree: Root) {
  const notes: FootnoteDefinition[] = []
  const referred = new Set<string>()
  const texts: Text[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'footnoteDefinition') notes.push(node)
    else if (node.type === 'footnoteReference') referred.add(node.identifier)
    else if (node.type === 'text') texts.push(node)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return { notes, referred, texts }
}
