/** JSON that a module imports and that is none. */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostic, Place } from '../types.ts'
import { jsonPlace } from './jsonPlace.ts'
import { tryTo } from './tryTo.ts'
import { slashed } from '../paths/slashed.ts'

/** Node says of which file only. Undefined for any other message; `message` is plain text, `root` absolute. */
export function jsonError(message: string, root: string): Diagnostic | undefined {
  const [, path] = /^((?:\/|[A-Z]:\\).*\.json): /.exec(message) ?? []
  if (!path?.startsWith(root + sep)) return undefined
  return jsonMistakeIn(root, slashed(relative(root, path)))
}

/** Of a file, which may be gone by now. */
export const jsonMistakeIn = (root: string, file: string): Diagnostic | undefined =>
  tryTo(() => jsonMistake(file, readFileSync(join(root, file), 'utf8')))

/** What keeps a text from being JSON; undefined where it is. `file` is from the root. */
export function jsonMistake(file: string, text: string): Diagnostic | undefined {
  try {
    JSON.parse(textOfJson(text))
    return undefined
  } catch (cause) {
    const said = (cause as SyntaxError).message.replace(/(?: in JSON)? at position [^]*$|, [^]* is not valid JSON$/, '')
    return jsonInvalid(`"${file}"`, said, jsonPlace(file, text, cause))
  }
}

/** An editor may have left its mark before it. */
export const textOfJson = (text: string): string => text.replace(/^\uFEFF/, '')

const jsonInvalid = (what: string, reason: string, place: Place): Diagnostic => ({
  code: 'json-invalid',
  severity: 'error',
  message: `${what} is no JSON: ${reason}`,
  place,
  hint: 'JSON has double quotes around names and texts, no comments, and no comma before "}" or "]".',
})
