/**
 * Chinese and Japanese have no spaces between words, but browsers show one where a paragraph goes on in the next line: between
 * two of their characters the end of a line is nothing.
 */
import type { Nodes, Paragraph } from 'mdast'

const character = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3001-\u303f\uff01-\uff60]`
const lineEnd = new RegExp(String.raw`(?<=${character})[ \t]*\n[ \t]*(?=${character})`, 'gu')

export const withoutCjkLineEnds = (text: string): string => text.replace(lineEnd, '')

/** In all paragraphs, also before and behind emphasis and links. */
export function joinCjkLines(node: Nodes): void {
  if (node.type === 'paragraph') joinLines(node)
  else if ('children' in node) node.children.forEach(joinCjkLines)
}

function joinLines(paragraph: Paragraph): void {
  const leaves = leavesOf(paragraph)
  const textAt = (index: number): string => {
    const leaf = leaves[index]
    return leaf && 'value' in leaf ? leaf.value : ''
  }
  for (const [index, leaf] of leaves.entries()) {
    if (leaf.type !== 'text' || !leaf.value.includes('\n')) continue
    const [before, after] = [textAt(index - 1).slice(-2), textAt(index + 1).slice(0, 2)]
    const joined = withoutCjkLineEnds(before + leaf.value + after)
    leaf.value = joined.slice(before.length, joined.length - after.length)
  }
}

const leavesOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children.flatMap(leavesOf) : [node])
