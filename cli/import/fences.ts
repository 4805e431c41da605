/** Prose and fenced code. */

const fence = /^[ \t>]*(`{3,}|~{3,})/

export type Line = { readonly text: string; readonly kind: 'prose' | 'opening' | 'code' | 'closing' }

export function linesOf(text: string): readonly Line[] {
  let open: string | undefined
  return text.split('\n').map((line): Line => {
    const found = fence.exec(line)?.[1]
    if (open === undefined) {
      // A span of code may begin with three backticks, too.
      if (!found || (found.startsWith('`') && line.slice(line.indexOf(found) + found.length).includes('`')))
        return { text: line, kind: 'prose' }
      open = found
      return { text: line, kind: 'opening' }
    }
    const bare = line.replace(/^[ \t>]*/, '').trim()
    if (!found || !bare.startsWith(open) || !/^(?:`+|~+)$/.test(bare)) return { text: line, kind: 'code' }
    open = undefined
    return { text: line, kind: 'closing' }
  })
}

/** Fenced code is left alone. */
export function mapProse(text: string, change: (prose: string) => string): string {
  const parts: { readonly code: boolean; readonly lines: string[] }[] = [{ code: false, lines: [] }]
  for (const { text: line, kind } of linesOf(text)) {
    const code = kind !== 'prose'
    const last = parts.at(-1)!
    if (last.code === code) last.lines.push(line)
    else parts.push({ code, lines: [line] })
  }
  return parts.map(({ code, lines }) => (code ? lines.join('\n') : change(lines.join('\n')))).join('\n')
}

/** A span of code, which ends within its paragraph, or a comment. */
const spanOrComment = /(?<!`)(`+)(?!`)(?:[^`\n]|\n(?!\s*\n)|(?!(?<!`)\1(?!`))`)*?(?<!`)\1(?!`)|<!--[^]{0,20000}?-->/g

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** The same text with spaces in place of fenced code. */
export const withoutFences = (text: string): string =>
  linesOf(text)
    .map(({ text: line, kind }) => (kind === 'prose' ? line : blank(line)))
    .join('\n')

/** The same text with spaces in place of code and comments. */
export const masked = (text: string): string => withoutFences(text).replaceAll(spanOrComment, blank)

/** 1-based, in the text. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Replaces what stands outside of code and comments. `pattern` is global; groups are those of the text with blanks. */
export function replaceProse(
  text: string,
  pattern: RegExp,
  change: (match: RegExpExecArray, written: string) => string,
): string {
  let end = 0
  const parts: string[] = []
  for (const match of masked(text).matchAll(pattern)) {
    const written = text.slice(match.index, match.index + match[0].length)
    parts.push(text.slice(end, match.index), change(match, written))
    end = match.index + match[0].length
  }
  return parts.join('') + text.slice(end)
}

/** Names of pictures between colons, outside of code. */
export const hasEmoji = (text: string): boolean =>
  /(?<![\w:])(?::[a-z][a-z0-9_]+:|:[+-]1:)(?![\w:])/.test(withoutFences(text).replaceAll(/`[^`\n]*`/g, ''))
