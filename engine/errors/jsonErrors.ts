/** JSON that a module imports and that is none. The bundler says where in the text, but not of which file; Node, which file only. */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastGlob from 'fast-glob'
import type { Diagnostic } from '../types.ts'
import { jsonPlace } from './jsonPlace.ts'

type JsonFailure = {
  /** Plain text. */
  readonly message: string
  /** The part of the bundler that threw, where the message does not name it. */
  readonly thrower: unknown
  /** Absolute. */
  readonly root: string
}

/** Undefined for any other message. */
export function jsonError({ message, thrower, root }: JsonFailure): Diagnostic | undefined {
  const [, path] = /^(\/.*\.json): /.exec(message) ?? []
  if (path?.startsWith(root + sep)) return mistakeIn(relative(root, path).split(sep).join('/'), root)
  const [, said, line, column] = /^\s*(.+) at line (\d+) column (\d+)$/m.exec(message) ?? []
  if (!said || ![message, String(thrower)].some((text) => text.includes('vite-json'))) return undefined
  return nearestMistake(root, Number(line), Number(column)) ?? jsonInvalid('What is imported', said)
}

/** What keeps a text from being JSON; undefined where it is. `file` is from the root. */
export function jsonMistake(file: string, text: string): Diagnostic | undefined {
  try {
    JSON.parse(textOfJson(text))
    return undefined
  } catch (cause) {
    const said = (cause as SyntaxError).message.replace(/(?: in JSON)? at position [^]*$|, [^]* is not valid JSON$/, '')
    return { ...jsonInvalid(`"${file}"`, said), place: jsonPlace(file, text, cause) }
  }
}

/** An editor may have left its mark before it. */
export const textOfJson = (text: string): string => text.replace(/^\uFEFF/, '')

const jsonInvalid = (what: string, reason: string): Diagnostic => ({
  code: 'json-invalid',
  severity: 'error',
  message: `${what} is no JSON: ${reason}`,
  hint: 'JSON has double quotes around names and texts, no comments, and no comma before "}" or "]".',
})

/** Parsers count the columns of what is not ASCII in their own ways, and some are a line further when they notice. */
function nearestMistake(root: string, line: number, column: number): Diagnostic | undefined {
  const files = fastGlob.sync('**/*.json', { cwd: root, ignore: ['**/node_modules/**'] }).sort()
  const away = ({ place }: Diagnostic) => [Math.abs(place!.line! - line), Math.abs(place!.column! - column)] as const
  return files
    .flatMap((file) => mistakeIn(file, root) ?? [])
    .filter((mistake) => away(mistake)[0] <= 1)
    .sort((one, other) => away(one)[0] - away(other)[0] || away(one)[1] - away(other)[1])[0]
}

function mistakeIn(file: string, root: string): Diagnostic | undefined {
  try {
    return jsonMistake(file, readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}
