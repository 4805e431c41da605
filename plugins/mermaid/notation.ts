/**
 * The notation of Mermaid, as the library that draws it reads it: with spaces around links, one statement on a line, texts of
 * links between bars. What it would leave out without a word is refused.
 */

/** `code` begins with the kind of the diagram. Throws what is not drawn. */
export function plainNotation(code: string): string {
  const [, header = '', rest = ''] = /^([^\n;]*);?(.*)$/s.exec(code) ?? []
  const kind = /^\s*([\w-]*)/.exec(header)![1]!.toLowerCase()
  if (kind === 'flowchart' || kind === 'graph') return [header, ...rest.split('\n').map(flowLine)].join('\n')
  if (kind === 'classdiagram') return [header, ...rest.split('\n').map(classLine)].join('\n')
  if (kind === 'erdiagram') return `${header}${rest.replaceAll(entityRelation, ' $1 ')}`
  return `${header}${rest}`
}

const classRelation = /(?:<\||\*|\bo(?=--|\.\.)|<)?(?:--|\.\.)(?:\|>|\*|>|o\b)?/g
const entityRelation = /((?:\|o|\|\||\}o|\}\|)(?:--|\.\.)(?:o\||\|\||o\{|\|\{))/g

const classLine = (line: string): string =>
  line.search(classRelation) < 0 ? line : line.replaceAll(/"[^"]*"/g, ' $& ').replaceAll(classRelation, ' $& ')

/** Lines of flow charts that are no nodes and links. */
const directive = /^\s*(?:subgraph|end|style|classDef|class|click|linkStyle|direction|accTitle|accDescr)\b/

const link = /^<?(?:--+[-xo>]|==+[=xo>]|-\.+-[xo>]?|~~~+)/
/** A link with its text between: `-- text -->`. */
const linkWithText = /^<?(?:--|==|-\.)[ \t]*([^\n|]{1,200}?)[ \t]*(--+[-xo>]|==+[=xo>]|\.+-[xo>]?)/

function flowLine(line: string): string {
  if (directive.test(line)) return line.replace(/;\s*$/, '')
  let result = ''
  // What closes the texts around a character.
  const open: string[] = []
  for (let at = 0; at < line.length;) {
    const rest = line.slice(at)
    const character = rest[0]!
    const closing = open.at(-1)
    if (closing !== undefined) {
      if (character === closing) open.pop()
      else if (character === '"') open.push('"')
      // The library looks for the bracket alone.
      else if (closing === '"' && character === open[0])
        throw new Error(`A text in quotes has "${character}", the end of its shape: "${line.trim()}".`)
      result += character
      at++
      continue
    }
    if (rest.startsWith('%%')) break
    if (rest.startsWith('@{')) throw new Error('Shapes in braces, "@{ … }", are not drawn.')
    const [whole, text, end = whole] = link.exec(rest) ?? linkWithText.exec(rest) ?? []
    if (whole !== undefined && end !== undefined) {
      const barred = /^\s*\|[^|]*\|/.exec(line.slice(at + whole.length))?.[0] ?? ''
      const said = barred.trim() || (text === undefined ? '' : `|${text.replaceAll('"', '')}|`)
      result += ` ${plainLink(whole, end)}${said} `
      at += barred.length
      at += whole.length
    } else {
      if (closingOf[character]) open.push(closingOf[character])
      result += character === ';' ? '\n' : character
      at++
    }
  }
  return result
    .replace(/"`(.*?)`"/gs, '"$1"')
    .replace(/#(\d+|[a-z]+);/gi, (_, name: string) => `&${/^\d/.test(name) ? '#' : ''}${name};`)
}

/** What stands between is a text. */
const closingOf: Readonly<Record<string, string>> = { '"': '"', '[': ']', '(': ')', '{': '}' }

/** `end` is the part with the head. */
function plainLink(whole: string, end: string): string {
  if (/[xo~]/.test(whole[0]! + end)) throw new Error(`The link "${whole.trim()}" is not drawn, only lines and arrows.`)
  const line = whole.includes('=') ? '==' : whole.includes('.') ? '-.-' : '--'
  const head = end.endsWith('>') ? '>' : line === '-.-' ? '' : line[0]!
  return `${whole.startsWith('<') ? '<' : ''}${line}${head}`
}
