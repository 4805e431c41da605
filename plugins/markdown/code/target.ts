/** What a fence names with `file="./a.ts#L3-L9"`. */
import { resolveFile } from '../../../engine/paths.ts'
import { decoded } from '../hast/addresses.ts'

export type CodeTarget =
  | { readonly kind: 'outside' }
  /** What a name with a dot hides is often a secret, and a page is for everybody. */
  | { readonly kind: 'hidden' }
  /** `fragment` is decoded and has no `#`. */
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }

export function codeTarget(target: string, from: string): CodeTarget {
  const [path = '', fragment = ''] = target.split('#', 2)
  const file = resolveFile(from, decoded(path))
  if (file === undefined) return { kind: 'outside' }
  if (file.split('/').some((part) => part.startsWith('.'))) return { kind: 'hidden' }
  return { kind: 'file', file, fragment: decoded(fragment) }
}
