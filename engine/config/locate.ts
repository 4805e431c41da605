/**
 * Where a field stands in the text of a config module, so that a message can point at it.
 *
 * A scanner, not a parser: it walks the exported object literal and knows strings, comments and brackets. Where the
 * value is not written out — a variable, a call, a spread — the last key that could be followed is the answer.
 */
import { placeAt } from '../placeAt.ts'
import type { Place } from '../types.ts'

export { placeAt } from '../placeAt.ts'

export type Key = string | number

/** `locate(file, text, ['locales', 1, 'lang'])` points at the `lang` of the second locale. */
export function locate(file: string, text: string, keys: readonly Key[]): Place {
  let value = exportedValue(text)
  let found = value
  for (const key of keys) {
    const start = skipBlank(text, value)
    const entry =
      text[start] === '{' || text[start] === '[' ? entriesOf(text, start).find((each) => each.key === key) : undefined
    if (!entry) break
    found = entry.start
    value = entry.value
  }
  return placeAt(file, text, skipBlank(text, found))
}

/** Offset of the exported object: through `defineSite(` and, for `export default site`, through `const site =`. */
function exportedValue(text: string): number {
  const exported = findCode(text, /export\s+default\s+/y)
  if (exported === undefined) return 0
  const variable = /^(\w+)\s*(?:;|\n|$)/.exec(text.slice(exported))
  const value = variable
    ? findCode(text, new RegExp(`(?:const|let|var)\\s+${variable[1]}\\b[^=]*=\\s*`, 'y'))
    : exported
  if (value === undefined) return exported
  const call = /^[\w.]+\s*\(\s*/.exec(text.slice(value))
  return value + (call?.[0].length ?? 0)
}

/** Offset after the first match of a sticky pattern that stands in code, not in a string or a comment. */
function findCode(text: string, pattern: RegExp): number | undefined {
  for (let at = 0; at < text.length; at = skipToken(text, at)) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return at + match[0].length
  }
  return undefined
}

type Entry = { readonly key: Key; readonly start: number; readonly value: number }

/** Entries of the object or list that opens at `open`. */
function entriesOf(text: string, open: number): Entry[] {
  const isList = text[open] === '['
  const entries: Entry[] = []
  let at = skipBlank(text, open + 1)
  for (let index = 0; at < text.length && !'}])'.includes(text[at]!); index++) {
    const key = /(?:'([^'\n]*)'|"([^"\n]*)"|([\w$]+))/y
    key.lastIndex = at
    const match = key.exec(text)
    if (isList) entries.push({ key: index, start: at, value: at })
    else if (match) {
      const colon = skipBlank(text, key.lastIndex)
      // Without a colon it is a shorthand or a method: nothing to follow, but something to point at.
      const value = text[colon] === ':' ? skipBlank(text, colon + 1) : text.length
      entries.push({ key: match[1] ?? match[2] ?? match[3]!, start: at, value })
    }
    at = endOfEntry(text, at)
    if (text[at] === ',') at = skipBlank(text, at + 1)
  }
  return entries
}

/** Offset of the comma or bracket that ends the entry which starts at `at`. */
function endOfEntry(text: string, at: number): number {
  let depth = 0
  while (at < text.length) {
    const char = text[at]!
    if (depth === 0 && ',}])'.includes(char)) return at
    if ('{[('.includes(char)) depth++
    if ('}])'.includes(char)) depth--
    at = skipToken(text, at)
  }
  return at
}

/** Past one string, template, comment, word or character. */
function skipToken(text: string, at: number): number {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\/|[\w$]+/y
  token.lastIndex = at
  return token.exec(text) ? token.lastIndex : at + 1
}

function skipBlank(text: string, at: number): number {
  const blank = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y
  blank.lastIndex = at
  blank.exec(text)
  return blank.lastIndex
}
