/**
 * What a file says to its writers only: comments, and in MDX the code around the prose. Readers of a page see none of it, and
 * programs that read its Markdown get none.
 */
import type { Nodes } from 'mdast'
import { withoutImportLines } from './mdast/imports.ts'
import { noIndentedCode } from './mdast/syntax.ts'
import { hasTabs } from './mdast/tagLine.ts'
import { nodesOfText, type NodesOfText } from './nodesOfText.ts'
import { replaceBetweenSpans } from './prose.ts'
import type { Syntax } from './published.ts'
import type { FigureTexts } from './types.ts'

type Span = { readonly start: number; readonly end: number }

/** A text without any is not parsed; false positives are fine, false negatives are not. */
const mayHaveComments = /<!--|^[ \t>]*(?:\[[^\]\n]+\]:[ \t]*(?:#|<>)|%%)/m
const mayHaveCode = /\{\s*\/[*/]|^(?:import|export)\b/m

/** `figures` that prose may name: in MDX their braces hold no code. */
export function withoutUnshown(text: string, isMdx: boolean, figures: FigureTexts = {}): string {
  const plain = isMdx ? text : withoutImportLines(text)
  if (!mayHaveComments.test(plain) && !(isMdx && mayHaveCode.test(plain))) return plain
  const syntax = hasTabs(plain) ? noIndentation : undefined
  const names = [...new Set(Object.keys(figures).map((name) => name.split(':', 1)[0]!))]
  const found = nodesOfText(plain, isMdx ? 'mdx' : 'md', { syntax, names })
  return found ? without(plain, found) : replaceBetweenSpans(withoutImportLines(plain), comments, () => '')
}

const noIndentation: Syntax = { extensions: [noIndentedCode], mdastExtensions: [] }

/** Of a page beyond the limits that its site may have raised. */
const comments = /<!--[^]*?(?:-->|$)|\{\s*\/\*[^]*?(?:\*\/\s*\}|$)/g

function without(text: string, found: NodesOfText): string {
  const named = new Set(
    found.nodes.flatMap((node) =>
      node.type === 'linkReference' || node.type === 'imageReference' ? [node.identifier] : [],
    ),
  )
  const spans = found.nodes
    .flatMap((node) => (node.position ? spansOf(node, { text, named, ...found.written(node.position) }) : []))
    .toSorted((a, b) => a.start - b.start)
  let result = ''
  let from = 0
  for (const span of spans) {
    if (span.start < from) continue
    const { start, end } = wholeLines(span, text)
    result += text.slice(from, Math.max(from, start))
    from = end
  }
  return result + text.slice(from)
}

type Written = Span & { readonly text: string; readonly named: ReadonlySet<string> }

function spansOf(node: Nodes, { text, named, start, end }: Written): readonly Span[] {
  switch (node.type) {
    case 'html':
    case 'tagLine':
      return matchesOf(htmlComment, { text, start, end })
    case 'code':
      return node.lang === 'mermaid' ? matchesOf(diagramComment, { text, start, end }) : []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // An id of a heading is read as one, too.
      return isComment(node.value) && /^(?:\{\s*\/|<!--)/.test(text.slice(start, end)) ? [{ start, end }] : []
    case 'mdxjsEsm':
      return [{ start, end }]
    // `[//]: # (words)` is a comment to many tools.
    case 'definition':
      return /^#?$/.test(node.url) && !named.has(node.identifier) ? [{ start, end }] : []
    default:
      return []
  }
}

const matchesOf = (pattern: RegExp, { text, start, end }: Span & { readonly text: string }): readonly Span[] =>
  [...text.slice(start, end).matchAll(pattern)].map(({ index, 0: whole }) => ({
    start: start + index,
    end: start + index + whole.length,
  }))

/** `%%{init: …}%%` is none. */
const diagramComment = /(?<=^[ \t>]*)%%(?!\{)[^\n]*$/gm

/** As CommonMark reads it. One that is not closed goes to the end of its block. */
const htmlComment = /<!--(?:-?>|[^]*?(?:-->|$))/g

const isComment = (code: string): boolean =>
  code.trim() !== '' && code.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '').trim() === ''

/** With the lines that have nothing else, and one of two empty lines that would be left. */
function wholeLines({ start, end }: Span, text: string): Span {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const next = nextLine(text, end)
  if (next === undefined || text.slice(lineStart, start).trim() !== '') return { start, end }
  const isBehindEmpty =
    lineStart === 0 || text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart).trim() === ''
  return { start: lineStart, end: (isBehindEmpty && next < text.length ? nextLine(text, next) : undefined) ?? next }
}

/** Where the next line starts, if there is nothing more in this one. */
function nextLine(text: string, from: number): number | undefined {
  const feed = text.indexOf('\n', from)
  const next = feed < 0 ? text.length : feed + 1
  return text.slice(from, next).trim() === '' ? next : undefined
}
