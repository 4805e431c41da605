/** What git leaves where it could not join two versions; without a look it would be shown as prose. */
import { segmentsOf } from './prose.ts'

/** Number of the line where it begins, outside of fences; undefined in nearly every text. */
export function conflictLine(text: string): number | undefined {
  if (!text.includes('<<<<<<< ')) return undefined
  for (const { code, start, end } of segmentsOf(text)) {
    const at = code ? -1 : text.slice(start, end).search(/^<{7} /m)
    if (at < 0) continue
    const middle = text.indexOf('\n=======\n', start + at)
    const isWhole = middle >= 0 && text.includes('\n>>>>>>> ', middle)
    return isWhole ? text.slice(0, start + at).split('\n').length : undefined
  }
  return undefined
}
