/**
 * The grammar of a style, as far as nobody afterwards tells of it: whoever makes a stylesheet closes what is open, drops what is
 * left over and takes the next declaration for more of the value.
 */

/** `offset` is where it is wrong. */
export type Slip = {
  readonly kind: 'open' | 'loose' | 'no-colon' | 'no-semicolon'
  /** The sign that has no other, the declaration, or the property that begins too early. */
  readonly text: string
  readonly offset: number
}

/** Comments, texts and addresses without quotation marks. A comment may end with its line. */
const opaque = /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\burl\(\s*[^\s"')][^)]*\)|\\./g

/** The first slip of each kind: what follows a bracket that has no other is told when that is mended. */
export function slipsIn(style: string): readonly Slip[] {
  const plain = style.replace(opaque, (part) => (part.startsWith('/') ? ' ' : 'x').repeat(part.length))
  const bracket = looseBracket(plain)
  return bracket ? [bracket] : declarationSlips(plain)
}

const closings: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

function looseBracket(plain: string): Slip | undefined {
  const open: Slip[] = []
  for (const { 0: sign, index: offset } of plain.matchAll(/\/\*|[{}()[\]]/g)) {
    if (sign === '/*') return { kind: 'open', text: sign, offset }
    if (sign in closings) {
      open.push({ kind: 'open', text: sign, offset })
      continue
    }
    const last = open.pop()
    if (!last) return { kind: 'loose', text: sign, offset }
    if (closings[last.text] !== sign) return last
  }
  return open.at(-1)
}

const blank = (part: string): string => 'x'.repeat(part.length)

/** A value alone may be a whole declaration, and one of the project's own holds anything. */
const anything = /^\s*(?:x*|@[^]*|--[^]*)\s*$/

function declarationSlips(plain: string): readonly Slip[] {
  let [flat, deeper] = ['', plain.replace(/--[\w-]+\s*:\s*\{[^{}]*\}/g, blank)]
  while (flat !== deeper) [flat, deeper] = [deeper, deeper.replace(/\([^()]*\)/g, blank)]
  return [...flat.matchAll(/([^;{}]+)([;}]|$)/g)].flatMap(({ 1: part, index }): readonly Slip[] => {
    if (anything.test(part!)) return []
    const offset = index + part!.search(/\S/)
    if (!part!.includes(':')) return [{ kind: 'no-colon', text: part!.trim(), offset }]
    const next = /:[^]*?\n\s*([\w-]+)\s*:(?!:)/.exec(part!)
    return next
      ? [{ kind: 'no-semicolon', text: next[1]!, offset: index + next.index + next[0].lastIndexOf(next[1]!) }]
      : []
  })
}
