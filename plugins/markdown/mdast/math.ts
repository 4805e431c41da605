/** Formulas between dollar signs, which other tools draw and this one shows as they were typed. */
import type { Root, RootContent } from 'mdast'

/** Not behind a letter, a digit or a backslash, and without a space inside of the signs: `$5 and $10` is none. */
const formulas =
  /(?<![\\$\w.])\$(?![\s$])((?:\\.|[^$\\\n]){1,200}?)(?<!\s)\$(?![$\w])|(?<![\\$])\$\$(?!\$)([^$]{1,1000}?)(?<!\\)\$\$(?!\$)/g

/** Offset of the first formula of a text. `text` is what was parsed. */
export function findMath(tree: Root, text: string): number | undefined {
  if (!formulasIn(text).length) return undefined
  for (const { start, end } of blocksOfWords(tree.children)) {
    const [found] = formulasIn(text.slice(start.offset, end.offset).replace(notProse, blank))
    if (found !== undefined) return start.offset! + found
  }
  return undefined
}

/** Offsets. */
const formulasIn = (text: string): readonly number[] =>
  [...text.matchAll(formulas)].flatMap(({ index, 1: inline, 2: block }) =>
    looksLikeMath(inline ?? block!) ? [index] : [],
  )

/** A single letter, a command, an index, a power, or letters with operators between them. */
const looksLikeMath = (formula: string): boolean =>
  /^\s*[a-zA-Z]\s*$|\\[a-zA-Z]+|[\w)}\]][_^][\w{(\\]|^[\w\s().,]+(?:[-+*/=<>][\w\s().,]+)+$/.test(formula) &&
  /[a-zA-Z\\]/.test(formula)

/** Code spans, addresses and tags, of which only the length stays. */
const notProse = /(?<!`)(`{1,9})(?!`)[^]{1,2000}?(?<!`)\1(?!`)|\]\([^()\n]{0,500}\)|<[^>\n]{0,500}>/g
export const blank = (code: string): string => ' '.repeat(code.length)

/** Places of paragraphs, headings and cells. */
export function blocksOfWords(nodes: readonly RootContent[]): readonly NonNullable<RootContent['position']>[] {
  return nodes.flatMap((node) => {
    if ((node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') && node.position)
      return [node.position]
    return 'children' in node ? blocksOfWords(node.children) : []
  })
}
