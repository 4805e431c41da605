/** Why a search has no answer. */
import type { SearchFailure } from './types.ts'

export class SearchError extends Error {
  readonly kind: SearchFailure

  constructor(kind: SearchFailure, cause?: unknown) {
    super(`The search failed: ${kind}`, { cause })
    this.name = 'SearchError'
    this.kind = kind
  }
}

/** What is thrown while a file is read is a file that cannot be read. */
export function orDamaged<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw error instanceof SearchError ? error : new SearchError('damaged', error)
  }
}
