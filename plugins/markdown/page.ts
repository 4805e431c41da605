/** What the steps of reading one body share: where they are, which words to use, and where problems go. */
import type { BodyContext, Diagnostic, Place } from '../../engine/types.ts'
import type { Fences, MarkdownLabels } from './types.ts'

export type Positioned = {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined
}

/** What whoever reads the page brings along. */
export type PageMeans = {
  readonly labels: MarkdownLabels
  readonly fences: Fences
  readonly context: BodyContext
}

export type Page = PageMeans & {
  /** The file being read: the page, or a part it includes. */
  readonly file: string
  readonly mdx: boolean
  /** Before the ids of footnotes: each part has footnotes of its own. Empty in the page itself. */
  readonly prefix: string
  /** How many parts have been included so far, by this page and its parts. */
  readonly parts: { count: number }
  /** Files that led here by including each other, this one last. */
  readonly chain: readonly string[]
  /** Where the outermost `<Include>` stands in the page; undefined in the page itself. */
  readonly includedAt: Place | undefined
  readonly problems: Diagnostic[]
  /** Place of a node in the source file, front matter counted. */
  place(node: Positioned): Place
  /** Place by line and column of the parsed text. */
  placeAt(line: number, column: number): Place
}

type Start = PageMeans & { readonly file: string; readonly linesBefore: number }

export function createPage({ file, linesBefore, ...means }: Start): Page {
  return {
    ...means,
    prefix: '',
    parts: { count: 0 },
    chain: [file],
    includedAt: undefined,
    problems: [],
    ...placesOf(file, linesBefore),
  }
}

/** The same page, reading a part. */
export function partOf(page: Page, file: string, { linesBefore, at }: { linesBefore: number; at: Place }): Page {
  const prefix = `p${++page.parts.count}-`
  return {
    ...page,
    prefix,
    chain: [...page.chain, file],
    includedAt: page.includedAt ?? at,
    ...placesOf(file, linesBefore),
  }
}

function placesOf(file: string, linesBefore: number) {
  const placeAt = (line: number, column: number): Place => ({ file, line: line + linesBefore, column })
  return {
    file,
    mdx: file.endsWith('.mdx'),
    placeAt,
    place: ({ position }: Positioned): Place =>
      position ? placeAt(position.start.line, position.start.column) : { file, line: linesBefore + 1, column: 1 },
  }
}
