/** What those who read stylesheets say of them. */
import { postcssFiles } from '../paths/postcssFiles.ts'
import type { Diagnostic, Place } from '../types.ts'
import { jsonMistakeIn } from './jsonErrors.ts'

const brackets: Readonly<Record<string, string>> = {
  CurlyBracketBlock: '{',
  ParenthesisBlock: '(',
  SquareBracketBlock: '[',
  CloseCurlyBracket: '}',
  CloseParenthesis: ')',
  CloseSquareBracket: ']',
  Colon: ':',
  Semicolon: ';',
  Comma: ',',
}
const before: Readonly<Record<string, string>> = { AtKeyword: '@', Hash: '#', IDHash: '#' }

/** A token as the parser prints it: `Ident("lor")`, `Dimension { has_sign: false, value: 10.0, unit: "px" }`. */
const token =
  /(?<=^Unexpected token |: )(?<kind>[A-Z]\w+)(?:\("(?<text>.*)"\)|\('(?<sign>.)'\)| \{.*?\bvalue: (?<value>[\d.-]+)(?:.*unit: "(?<unit>.*)")?.*\})?$/

type Token = Partial<Record<'kind' | 'text' | 'sign' | 'value' | 'unit', string>>

/** Without the name of the tool and files of its own, and with what stands there in place of what a parser calls it. */
export function cssReason(message: string): string {
  const reason = message
    .split('\n')[0]!
    .replace(/^\[[\w -]+\] */, '')
    .replace(/\S+\.css:\d+:\d+: /, '')
  const found = token.exec(reason)
  return found
    ? reason.slice(0, found.index).replace('Unexpected token', 'Unexpected') + written(found.groups!)
    : reason
}

function written({ kind = '', text, sign, value, unit = '' }: Token): string {
  if (value !== undefined) return `"${Number(value)}${unit}"`
  const inside = text ?? sign
  if (inside === undefined) return kind in brackets ? `"${brackets[kind]}"` : kind
  if (kind.startsWith('Bad')) return `"${inside}", which is never closed`
  return `"${before[kind] ?? ''}${inside}${kind === 'Function' ? '(' : ''}"`
}

const preprocessor = /^Preprocessor dependency "([^"]+)" not found/

/** What a stylesheet would need. `file` is from the root. */
export function compilerMissing(message: string, file: string | undefined): Diagnostic | undefined {
  const [, name] = preprocessor.exec(message) ?? []
  if (!name) return undefined
  return {
    code: 'bundle-failed',
    severity: 'error',
    message: `This stylesheet is no plain CSS, and its compiler "${name}" is not installed`,
    place: file === undefined ? undefined : { file, line: 1, column: 1 },
    hint: `Run npm install -D ${name}, or write it as .css: nested rules and variables need no compiler.`,
  }
}

export const postcssHint = 'Its plugins stand in the configuration of PostCSS.'

/** Found anew for each stylesheet. `root` is absolute. */
export function postcssFailed(message: string, root: string): Diagnostic | undefined {
  const [, reason] = /^Failed to load PostCSS config.*?: \[\w+\] (.*)$/m.exec(message) ?? []
  const file = reason && postcssFiles(root)[0]
  if (!file) return undefined
  const { line, column } = / in JSON at /.test(reason)
    ? (jsonMistakeIn(root, file)?.place ?? {})
    : placeOf(message, file)
  const said = reason.replace(/ in JSON at position [^]*$/, '')
  return postcssUnusable(said, { file, line, column })
}

export const postcssUnusable = (reason: string, place: Place): Diagnostic => ({
  code: 'config-failed',
  severity: 'error',
  message: `The configuration of PostCSS cannot be used: ${reason}`,
  place,
  hint: 'Stylesheets and styles go through PostCSS as soon as this file is there: mend it, or take it away.',
})

function placeOf(stack: string, file: string): Partial<Place> {
  const [, line, column] =
    new RegExp(`/${file.replaceAll('.', '\\.')}(?:\\?[^\\s:)]*)?:(\\d+):(\\d+)`).exec(stack) ?? []
  return line ? { line: Number(line), column: Number(column) } : {}
}
