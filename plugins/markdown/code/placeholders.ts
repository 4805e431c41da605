/** `<host>` in a command is a placeholder. Grammars of shells take it for redirections. */

export type Token = { readonly content: string; readonly color?: string | undefined }

/** Of one word or several; redirections have a space or an operator before the end. */
const placeholder = /<[^<>\s]+(?: [^<>\s|;&]+)*>/g
const shells = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'shellsession', 'console', 'bat', 'powershell'])

export const hasPlaceholders = (grammar: string): boolean => shells.has(grammar)

/** Tokens of one line: each placeholder is one of its own. */
export function splitPlaceholders(tokens: readonly Token[]): readonly Token[] {
  const line = tokens.map(({ content }) => content).join('')
  if (!line.includes('<')) return tokens
  const found: Token[] = []
  let end = 0
  for (const { 0: content, index } of line.matchAll(placeholder)) {
    found.push(...sliceTokens(tokens, end, index), { content, color: '--token-parameter' })
    end = index + content.length
  }
  return [...found, ...sliceTokens(tokens, end, line.length)]
}

/** The part of a line from `start` to `end`, as tokens. */
function sliceTokens(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  let offset = 0
  return tokens.flatMap(({ content, color }) => {
    const part = content.slice(Math.max(start - offset, 0), Math.max(end - offset, 0))
    offset += content.length
    return part ? [{ content: part, color }] : []
  })
}
