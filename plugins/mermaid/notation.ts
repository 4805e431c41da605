/**
 * The notation of Mermaid, as the library that draws it reads it: with spaces around links, one statement on a line, texts of
 * links between bars. What it would leave out without a word is refused.
 */
import { flowLines } from './flow.ts'
import { refuseUnread } from './unread.ts'

/** `code` begins with the kind of the diagram. Throws what is not drawn. */
export function plainNotation(code: string): string {
  const [, header = '', rest = ''] = /^([^\n;]*);?(.*)$/s.exec(code) ?? []
  const kind = /^\s*([\w-]*)/.exec(header)![1]!.toLowerCase()
  const lines = linesOf(kind, rest.split('\n'))
  refuseUnread(kind, lines)
  return [/^\s*(?:flowchart|graph)\s*$/i.test(header) ? `${header} TB` : header, ...lines.map(withReferences)].join(
    '\n',
  )
}

/** `#quot;` and `#35;` as HTML has them. */
const withReferences = (line: string): string =>
  line.replace(/(?<!&)#(\d+|[a-z]+);/gi, (_, code: string) => `&${/^\d/.test(code) ? '#' : ''}${code};`)

function linesOf(kind: string, lines: readonly string[]): readonly string[] {
  if (kind === 'flowchart' || kind === 'graph') return flowLines(lines)
  if (kind === 'classdiagram') return lines.map(classLine)
  return kind === 'erdiagram' ? lines.flatMap(entityLines) : lines
}

const classRelation = /(?:<\||\*|\bo(?=--|\.\.)|<)?(?:--|\.\.)(?:\|>|\*|>|o\b)?/g
const entityRelation = /((?:\|o|\|\||\}o|\}\|)(?:--|\.\.)(?:o\||\|\||o\{|\|\{))/g

/** The library wants a text for each relation, and braces for an entity without one. */
const entityLines = (line: string): readonly string[] => {
  if (/^\s*[\p{L}\p{N}_][\p{L}\p{N}_-]*\s*$/u.test(line)) return [`${line.trim()} {`, '}']
  const spaced = line.replaceAll(entityRelation, ' $1 ')
  return [/^\s*\S+\s+[|o}]+(?:--|\.\.)[|o{]+\s+[^\s:]+\s*$/.test(spaced) ? `${spaced}: ""` : spaced]
}

const classLine = (line: string): string =>
  line.search(classRelation) < 0 ? line : line.replaceAll(/"[^"]*"/g, ' $& ').replaceAll(classRelation, ' $& ')
