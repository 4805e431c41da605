/** Flow charts as the library reads them. What it would leave out without a word is refused. */
import { unread } from './unread.ts'

/** Lines that are no nodes and links. */
const directive = /^\s*(?:subgraph|end|style|classDef|class|linkStyle|direction)(?![\w-])/
/** Without an effect here; the library takes the word for a node. */
const unseen = /^\s*(?:click|accTitle|accDescr)(?![\w-])/

const name = /^[\p{L}\p{M}\p{N}_]+(?:[-.][\p{L}\p{M}\p{N}_]+)*/u
const link = /^<?(?:--+[-xo>]|==+[=xo>]|-\.+-[xo>]?|~~~+)/
/** A link with its text between: `-- text -->`. */
const linkWithText = /^<?(?:--|==|-\.)[ \t]*([^\n|]{1,200}?)[ \t]*(--+[-xo>]|==+[=xo>]|\.+-[xo>]?)/

/** The library takes the shape of a node from the first line that names it, also where a later one has the shape. */
export function flowLines(lines: readonly string[]): readonly string[] {
  const shapes = new Map<string, string>()
  for (const line of lines) flowLine(line, shapes)
  return lines.map((line) => flowLine(line, shapes))
}

function flowLine(line: string, shapes: Map<string, string>): string {
  if (unseen.test(line)) return ''
  if (directive.test(line)) return withPlainName(line.replace(/;\s*$/, ''))
  let rest = line
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    rest = rest.slice(found?.[0].length ?? 0)
    return found
  }
  let result = ''
  let isNodeNext = true
  while ((take(/^\s+/), rest !== '' && !rest.startsWith('%%'))) {
    if (isNodeNext) {
      const [id] = take(name) ?? []
      if (id === undefined) throw unread(line)
      if (rest.startsWith('@{')) throw new Error('Shapes in braces, "@{ … }", are not drawn.')
      const shape = shapeAt(rest, line)
      rest = rest.slice(shape.length)
      if (shape) shapes.set(id, shape)
      result += plainName(id) + (shapes.get(id) ?? (isPlain(id) ? '' : `[${id}]`)) + (take(/^:::[\w-]+/)?.[0] ?? '')
      isNodeNext = false
    } else if (take(/^;/)) {
      result += '\n'
      take(/^[\s;]+/)
      isNodeNext = rest !== ''
    } else if (take(/^&/)) {
      result += ' & '
      isNodeNext = true
    } else {
      const [whole, text, end = whole] = take(link) ?? take(linkWithText) ?? []
      if (whole === undefined) throw unread(line)
      const said = take(/^\s*\|[^|]*\|/)?.[0].trim() ?? (text === undefined ? '' : `|${text.replaceAll('"', '')}|`)
      result += ` ${plainLink(whole, end!)}${said} `
      isNodeNext = true
    }
  }
  if (isNodeNext && result) throw unread(line)
  return result.replace(/"`(.*?)`"/gs, '"$1"')
}

/** What stands between is a text. */
const closingOf: Readonly<Record<string, string>> = { '"': '"', '[': ']', '(': ')', '{': '}' }

/** With its brackets, at the start of `rest`; empty where there is none. */
function shapeAt(rest: string, line: string): string {
  if (rest.startsWith('>')) return /^>[^\]]+\]/.exec(rest)?.[0] ?? ''
  if (!/^[[({]/.test(rest)) return ''
  // What closes the texts around a character.
  const open: string[] = []
  for (const [at, character] of [...rest].entries()) {
    if (character === open.at(-1)) open.pop()
    else if (open.at(-1) !== '"' && closingOf[character]) open.push(closingOf[character])
    // The library looks for the bracket alone.
    else if (open.at(-1) === '"' && character === open[0])
      throw new Error(`A text in quotes has "${character}", the end of its shape: "${line.trim()}".`)
    if (!open.length) return [...rest].slice(0, at + 1).join('')
  }
  throw unread(line)
}

const isPlain = (id: string): boolean => /^[\w-]+$/.test(id)

/** The library reads Latin letters without accents. */
const plainName = (id: string): string => (isPlain(id) ? id : `u${Buffer.from(id).toString('hex')}`)

const withPlainName = (line: string): string =>
  line.replace(/^(\s*subgraph\s+)(\S+)\s*$/, (whole, start: string, id: string) =>
    isPlain(id) || name.exec(id)?.[0] !== id ? whole : `${start}${plainName(id)} [${id}]`,
  )

/** `end` is the part with the head. */
function plainLink(whole: string, end: string): string {
  if (/[xo~]/.test(whole[0]! + end)) throw new Error(`The link "${whole.trim()}" is not drawn, only lines and arrows.`)
  const line = whole.includes('=') ? '==' : whole.includes('.') ? '-.-' : '--'
  const head = end.endsWith('>') ? '>' : line === '-.-' ? '' : line[0]!
  return `${whole.startsWith('<') ? '<' : ''}${line}${head}`
}
