/**
 * The grammar of a style, as far as nobody afterwards tells of it: whoever makes a stylesheet closes what is open, drops what is
 * left over and takes the next declaration for more of the value.
 */

/** `offset` is where it is wrong. */
export type Slip = {
  readonly kind: 'open' | 'loose' | 'no-colon' | 'no-semicolon'
  /** Of the sign that has no other, the declaration, or what begins too early. */
  readonly offset: number
  readonly length: number
}

/** Comments, texts and addresses without quotation marks. A comment may end with its line. */
const opaque = /\/\*[^]*?\*\/|\/\/.*|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|\burl\(\s*[^\s"')][^)]*\)|\\[^]/g

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
    const slip = { offset, length: sign.length }
    if (sign === '/*') return { kind: 'open', ...slip }
    if (sign in closings) {
      open.push({ kind: 'open', ...slip })
      continue
    }
    const last = open.pop()
    if (!last) return { kind: 'loose', ...slip }
    if (closings[plain[last.offset]!] !== sign) return last
  }
  return open.at(-1)
}

const blank = (part: string): string => 'x'.repeat(part.length)

/** A value alone may be a whole declaration, and one of the project's own holds anything. */
const anything = /^\s*(?:x*|@[^]*|--[^]*)\s*$/

/** No selector has a space after its colon. */
const declarationInHead = /^\s*[\w-]+\s*:\s+\S[^\n]*\n\s*(?=(\S.*?)\s*$)/s

function declarationSlips(plain: string): readonly Slip[] {
  let [flat, deeper] = ['', plain.replace(/--[\w-]+\s*:\s*\{[^{}]*\}/g, blank)]
  while (flat !== deeper) [flat, deeper] = [deeper, deeper.replace(/\([^()]*\)/g, blank)]
  return [...flat.matchAll(/([^;{}]+)([;{}]|$)/g)].flatMap(({ 1: part, 2: end, index }): readonly Slip[] => {
    const slip = end === '{' ? headSlip(part!) : declarationSlip(part!)
    return slip ? [{ ...slip, offset: index + slip.offset }] : []
  })
}

function headSlip(head: string): Slip | undefined {
  const found = declarationInHead.exec(head)
  return found ? { kind: 'no-semicolon', offset: found[0].length, length: found[1]!.length } : undefined
}

function declarationSlip(part: string): Slip | undefined {
  if (anything.test(part)) return undefined
  if (!part.includes(':')) return { kind: 'no-colon', offset: part.search(/\S/), length: part.trim().length }
  const next = /:[^]*?\n\s*([\w-]+)\s*:(?!:)/.exec(part)
  return next
    ? { kind: 'no-semicolon', offset: next.index + next[0].lastIndexOf(next[1]!), length: next[1]!.length }
    : undefined
}
