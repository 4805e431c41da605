/** The target of a request: checked, then decoded exactly once. Later code must not decode, join or normalise it again. */
import { tryTo } from '../errors/tryTo.ts'
import { controls, hasStream, isHidden } from '../paths/paths.ts'
import { refuse, type Refusal } from './refusal.ts'

export type Target = {
  readonly kind: 'ok'
  /** Decoded exactly once; begins with one slash and has no empty segment. */
  readonly path: string
  readonly segments: readonly string[]
  /** As sent, with its question mark; empty where there is none. Visible ASCII, so safe in a header. */
  readonly query: string
}

export function readTarget(
  raw: string,
  allowSegment: (segment: string, index: number, segments: readonly string[]) => boolean = () => false,
): Target | Refusal {
  if (raw.length > longest) return refuse(414, 'The address is too long.')
  // Absolute form, authority form, `*` and the empty target name no file.
  if (!raw.startsWith('/')) return refuse(400, 'The address must begin with a slash.')
  if (!visible.test(raw)) return refuse(400, 'The address contains a character that must be percent-encoded.')

  const queryAt = raw.indexOf('?')
  const encoded = queryAt < 0 ? raw : raw.slice(0, queryAt)
  // `//evil.example` in a Location would be another site; a segment in between would be read differently by every layer.
  if (encoded.includes('//')) return refuse(400, 'The address has an empty segment.')
  const path = decode(encoded)
  if (path === undefined) return refuse(400, 'The address is not properly encoded.')

  const segments = path.slice(1).split('/')
  if (segments.at(-1) === '') segments.pop()
  for (const [index, segment] of segments.entries()) {
    if (segment === '.' || segment === '..') return refuse(400, 'The address has a dot segment.')
    const isRefused = isHidden(segment, index) || hasStream(segment)
    if (isRefused && !allowSegment(segment, index, segments)) return refuse(404, 'There is no such page.')
  }
  return { kind: 'ok', path, segments, query: queryAt < 0 ? '' : raw.slice(queryAt) }
}

/** Strict UTF-8: `decodeURIComponent` refuses bad sequences, overlong forms and surrogates. */
function decode(encoded: string): string | undefined {
  if (!encoded.includes('%')) return encoded
  if (/%2f/i.test(encoded)) return undefined
  const path = tryTo(() => decodeURIComponent(encoded))
  // Neither may come out of a percent sequence.
  return path === undefined || controls.test(path) || path.includes('\\') ? undefined : path
}

const longest = 8192
/** Visible ASCII without `#` and backslash: no parser sends those, and two parsers disagree on them. */
const visible = /^[!"$-[\]-~]+$/
