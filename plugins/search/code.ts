/** What of a section's code is found: commands, options, names. */
import type { Section } from '../../engine/types.ts'

/** Of one section, in characters: the first lines of a long listing say what it is. */
const maxLength = 1200
/** Longer words are keys, hashes and data, which nobody types. */
const maxWord = 60

/** Each line once, on one line together; without what has no word. */
export function codeOf({ code = '' }: Section): string {
  const lines = new Set<string>()
  let length = 0
  for (const written of code.split('\n')) {
    const line = written
      .split(/\s+/)
      .filter((word) => word.length <= maxWord)
      .join(' ')
      .trim()
    if (!/[\p{L}\p{N}]{2}/u.test(line) || lines.has(line)) continue
    lines.add(line.slice(0, maxLength - length))
    length += line.length
    if (length >= maxLength) break
  }
  return [...lines].join(' ')
}
