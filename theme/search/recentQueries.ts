/** What this browser remembers of searches: recent queries, and the words to highlight on the page that opens next. */
import { recall, remember } from '../client/storage.ts'
import type { KeepInput } from './search.machine.ts'

/** A query in one language is of no use in another. */
const keyOf = (locale: string) => `search:recent:${locale}`
const longest = 128

/** Anything else that may stand there counts as nothing. */
export function readRecentQueries(locale: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(recall(keyOf(locale)) ?? '[]')
    return (Array.isArray(list) ? list : [])
      .filter((item): item is string => typeof item === 'string' && item.length <= longest)
      .slice(0, 5)
  } catch {
    return []
  }
}

export function saveRecentQueries(locale: string, { recent, highlight }: KeepInput): void {
  remember(keyOf(locale), recent.length ? JSON.stringify(recent) : null)
  if (highlight) remember('search:highlight', JSON.stringify(highlight))
}
