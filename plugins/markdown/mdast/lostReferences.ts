/**
 * References with one side only: a note that nothing refers to is not shown, and what refers to a note or to a definition that is not
 * there is text.
 */
import type { Definition, FootnoteDefinition, Root, Text } from 'mdast'
import { nodesIn } from './nodes.ts'

export type Lost = {
  /** In the text. */
  readonly offset: number
  /** As it is written: `[^source]`, `[the guide][guide]`. */
  readonly written: string
  readonly kind: 'note' | 'reference to a note' | 'reference'
  /** Of the definition that is not there. */
  readonly label?: string
  /** Labels of those that are. */
  readonly known?: readonly string[]
}

/** Not behind a backslash, and neither the beginning of a note nor the text of a link. */
const noteReference = /(?<!\\)\[\^[^\]\s]{1,99}\](?![:(])/g

/** With its text, and a label that is more than a number; not behind a word, as an index is. */
const linkReference =
  /(?<![\\\]\w])\[(?!\^)((?:[^\][\\]|\\[^]){1,200})\]\[(?!\^)([^\][]{0,99}[\p{L}_][^\][]{0,99}|)\](?![[(])/gu

/** The line of each is counted from the start of the page. */
const most = 100

/** Each is told once. `text` is what was parsed. */
export function lostReferences(tree: Root, text: string): readonly Lost[] {
  const hasLinks = text.includes('][')
  if (!hasLinks && !text.includes('[^')) return []
  const found = gather(tree)
  const { notes, referred } = found
  const unshown = notes.flatMap(({ identifier, label, position }): readonly Lost[] => {
    const offset = position?.start.offset
    if (offset === undefined || referred.has(identifier)) return []
    return [{ offset, written: `[^${label ?? identifier}]`, kind: 'note' }]
  })
  return [...unshown, ...toNotes(found, text), ...(hasLinks ? toDefinitions(found, text) : [])].slice(0, most)
}

function toNotes({ notes, texts }: Found, text: string): readonly Lost[] {
  const unknown = new Map<string, number>()
  for (const { start, written: read } of writtenIn(texts, text))
    for (const { 0: written, index } of read.matchAll(noteReference))
      // On a page without any note, `[^a-z]` is a pattern.
      if ((notes.length || /\d\]$/.test(written)) && !unknown.has(written)) unknown.set(written, start + index)
  return [...unknown].map(([written, offset]): Lost => ({ offset, written, kind: 'reference to a note' }))
}

function toDefinitions({ definitions, texts }: Found, text: string): readonly Lost[] {
  const known = definitions.map(({ identifier, label }) => label ?? identifier)
  const unknown = new Map<string, Lost>()
  for (const { start, written: read } of writtenIn(texts, text))
    for (const { 0: written, 1: shown = '', 2: own, index } of read.matchAll(linkReference)) {
      const label = own || shown
      // Changelogs mark their lines in this way: `[core][fix] …`.
      const isMark = index === 0 && own && !known.length && /^\w+$/.test(shown)
      if (!isMark && !unknown.has(label))
        unknown.set(label, { offset: start + index, written, kind: 'reference', label, known })
    }
  return [...unknown.values()]
}

const writtenIn = (texts: readonly Text[], text: string) =>
  texts.map(({ position }) => {
    const start = position?.start.offset ?? 0
    return { start, written: text.slice(start, position?.end.offset ?? start) }
  })

type Found = ReturnType<typeof gather>

function gather(tree: Root) {
  const notes: FootnoteDefinition[] = []
  const referred = new Set<string>()
  const definitions: Definition[] = []
  const texts: Text[] = []
  for (const node of nodesIn(tree))
    if (node.type === 'footnoteDefinition') notes.push(node)
    else if (node.type === 'footnoteReference') referred.add(node.identifier)
    else if (node.type === 'definition') definitions.push(node)
    else if (node.type === 'text') texts.push(node)
  return { notes, referred, definitions, texts }
}
