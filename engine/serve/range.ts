/** Byte ranges, RFC 9110 section 14. */

/** Both ends belong to the range. */
export type Range = { readonly start: number; readonly end: number }

/**
 * Undefined where the header is to be ignored: another unit, bad syntax, or several ranges, which only attackers ask for.
 *
 * @example
 * readRange('bytes=5-', 10) // { start: 5, end: 9 }
 * readRange('bytes=-3', 10) // { start: 7, end: 9 }
 */
export function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  // Numbers beyond 2^53 lose digits here, never their order: sizes are far below.
  const from = Number(first)
  const to = Number(last)
  if (first) {
    if (last && to < from) return undefined
    return from >= size ? 'unsatisfiable' : { start: from, end: last ? Math.min(to, size - 1) : size - 1 }
  }
  if (!last) return undefined
  if (to === 0) return 'unsatisfiable'
  // The end of an empty file is the whole file, and no Content-Range can say so.
  return size === 0 ? undefined : { start: Math.max(size - to, 0), end: size - 1 }
}
