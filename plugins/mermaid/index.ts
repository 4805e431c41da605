/** Diagrams from text, drawn while pages are rendered: SVG in the page, no script, colours from the style sheet. */
import type { DrawFence } from '../markdown/index.ts'
import { plainNotation } from './notation.ts'

/** What a diagram of a kind that is drawn begins with. The documentation has a list of all kinds. */
export const drawnKinds = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'stateDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
] as const

/** For `fences`: flow charts, sequences, states, classes and entities in the notation of Mermaid. */
export const mermaid: DrawFence = async (code, prefix) => {
  const source = code.replace(above, '')
  const kind = kindOf(source)
  // The library draws charts as well, in colours that a style sheet cannot give.
  if (kind !== undefined && !drawnKinds.some((known) => known.toLowerCase() === kind.toLowerCase()))
    throw new Error(`"${kind}" is not drawn, only flows, sequences, states, classes and entities.`)
  // Imported here: it is large, and few pages need it.
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const svg = renderMermaidSVG(withoutWrittenBrackets(plainNotation(source)), { transparent: true, padding: 12 })
  if (!svg.includes('<text')) throw new Error('Nothing in it could be read.')
  return svg
    .replaceAll(/<style>.*?<\/style>\s*/gs, '')
    .replaceAll(/<[^/!][^>]*>/g, (tag) => tidy(tag, prefix))
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/[\ue000\ue001]/g, (bracket) => (bracket === '\ue000' ? '&lt;' : '&gt;'))
}

/** The library reads references first and tags then, so that `&lt;b&gt;` would be a tag; until it is done, others stand for both. */
const withoutWrittenBrackets = (code: string): string =>
  code.replaceAll(/&(?:lt|#60|#x3c);/gi, '\ue000').replaceAll(/&(?:gt|#62|#x3e);/gi, '\ue001')

/** Remarks, and a title and settings between them; the library takes what comes first for the kind of the diagram. */
const above = /^(?:[ \t]*(?:%%.*)?\n)*(?:---[ \t]*\n[^]*?\n---[ \t]*\n(?:[ \t]*(?:%%.*)?\n)*)?/

const kindOf = (code: string): string | undefined => /^\s*([A-Za-z][\w-]*)/.exec(code)?.[1]

/** Attributes without an effect are removed, numbers are rounded. */
const tidy = (tag: string, prefix: string): string =>
  tag
    .replaceAll(/ (?:data-[\w-]+|style|xmlns)="[^"]*"/g, '')
    .replaceAll(/( id="|url\(#)/g, `$1${prefix}`)
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
