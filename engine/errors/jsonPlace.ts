import type { Place } from '../types.ts'
import { placeAt } from './placeAt.ts'

/**
 * Where a text stops being JSON, by what the parser says of it: a line and a column, `..."a/b.md": x0a1b 4e5f"...` for
 * text around a character, or that it ends too early.
 */
export function jsonPlace(file: string, text: string, cause: unknown): Place {
  const said = cause instanceof SyntaxError ? cause.message : ''
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(said) ?? []
  if (line) return { file, line: Number(line), column: Number(column) }
  const [, character, dots, around] = /^Unexpected token '(.+)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not/su.exec(said) ?? []
  if (around === undefined) return placeAt(file, text, said.startsWith('Unexpected end') ? text.length : 0)
  return placeAt(file, text, text.indexOf(around) + (dots ? before : around.indexOf(character!)))
}

/** Characters that are quoted before the wrong one. */
const before = 10
