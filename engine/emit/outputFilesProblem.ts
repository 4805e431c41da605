/** Whether a plugin's answer is a list of output files. */
import type { OutputFile } from '../types.ts'
import { isNamedByContent } from '../paths/isNamedByContent.ts'
import { refusalOf } from '../paths/paths.ts'

/** What is wrong, or undefined. */
export function outputFilesProblem(files: unknown): string | undefined {
  if (!Array.isArray(files)) return `expected a list, got ${typeof files}`
  for (const [index, file] of files.entries()) {
    const { path, body, hash, redirect } = (file ?? {}) as Partial<Record<keyof OutputFile, unknown>>
    const field = (name: string) => `expected "[${index}].${name}" to be`
    if (typeof path !== 'string') return `${field('path')} text, got ${typeof path}`
    const reason = path.split('/').includes('') ? 'it has an empty part' : refusalOf(path)
    if (reason) return `${field('path')} a name below the output folder, got ${JSON.stringify(path)}: ${reason}`
    const isLate = typeof body === 'function'
    if (isLate && typeof hash !== 'string' && !(hash === undefined && isNamedByContent(path)))
      return `${field('hash')} text where the body is a function, got ${typeof hash}`
    if (!isLate && typeof body !== 'string' && !(body instanceof Uint8Array))
      return `${field('body')} text or bytes, got ${typeof body}`
    if (redirect !== undefined && typeof redirect !== 'string')
      return `${field('redirect')} text, got ${typeof redirect}`
  }
  return undefined
}
