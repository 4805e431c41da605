/** The file that a fence names with `file="./a.ts#L3-L9"`. */
import { resolveFile } from '../../../engine/paths/paths.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'

export type CodeTarget =
  | { readonly kind: 'outside' }
  /** Files and folders whose name begins with a dot often hold secrets, and pages are public. */
  | { readonly kind: 'hidden' }
  /** `fragment` is decoded and has no `#`. */
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }

export function resolveCodeFile(target: string, from: string): CodeTarget {
  const [path = '', fragment = ''] = target.split('#', 2)
  const file = resolveFile(from, decodeUrl(path))
  if (file === undefined) return { kind: 'outside' }
  if (file.split('/').some((part) => part.startsWith('.'))) return { kind: 'hidden' }
  return { kind: 'file', file, fragment: decodeUrl(fragment) }
}
